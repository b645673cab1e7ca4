//! How many sockets an address has.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The addresses with sockets, and how many each may have.
#[derive(Clone, Debug)]
pub(crate) struct Addresses {
    most: u32,
    taken: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// A place for one socket, until dropped.
#[derive(Debug)]
pub(crate) struct Place {
    addresses: Addresses,
    address: IpAddr,
}

impl Addresses {
    pub(crate) fn new(most: u32) -> Self {
        Self { most, taken: Arc::default() }
    }

    /// A place for one more socket from this address, if there is one.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Place> {
        let address = household(address);
        let mut taken = self.taken();
        let count = taken.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { addresses: self.clone(), address })
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.addresses.taken();
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

/// A household has one IPv4 address, but a whole /64 network of IPv6 addresses.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64).into(),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_its_socket_has_gone() {
        let addresses = Addresses::new(1);
        let here: IpAddr = "192.0.2.1".parse().unwrap();
        let place = addresses.enter(here);
        assert!(place.is_some());
        assert!(addresses.enter(here).is_none());
        assert!(addresses.enter("192.0.2.2".parse().unwrap()).is_some());
        drop(place);
        assert!(addresses.enter(here).is_some());
        assert!(addresses.taken().is_empty());
    }

    #[test]
    fn one_network_of_ipv6_is_one_address() {
        let addresses = Addresses::new(1);
        let _place = addresses.enter("2001:db8::1".parse().unwrap()).unwrap();
        assert!(addresses.enter("2001:db8::2".parse().unwrap()).is_none());
        assert!(addresses.enter("2001:db8:0:1::1".parse().unwrap()).is_some());
    }
}
