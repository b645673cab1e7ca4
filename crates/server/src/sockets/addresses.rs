//! How many sockets an address has, and how many new guests it brings.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use std::time::Duration;

use crate::credits::{Credits, Verdict};

/// From so many addresses on, those that brought no guest of late are forgotten.
const REMEMBERED: usize = 4096;

/// The addresses with sockets, and what each may take.
#[derive(Clone, Debug)]
pub(crate) struct Addresses {
    most: u32,
    guests_per_hour: u32,
    taken: Arc<Mutex<HashMap<IpAddr, u32>>>,
    guests: Arc<Mutex<HashMap<IpAddr, Credits>>>,
}

/// A place for one socket, until dropped.
#[derive(Debug)]
pub(crate) struct Place {
    addresses: Addresses,
    address: IpAddr,
}

impl Addresses {
    pub(crate) fn new(most: u32, guests_per_hour: u32) -> Self {
        Self { most, guests_per_hour, taken: Arc::default(), guests: Arc::default() }
    }

    /// A place for one more socket from this address, if there is one.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Place> {
        let address = household(address);
        let mut taken = lock(&self.taken);
        let count = taken.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { addresses: self.clone(), address })
    }
}

impl Place {
    /// Whether one more new guest may come from here.
    pub(crate) fn may_bring_guest(&self) -> bool {
        let mut guests = lock(&self.addresses.guests);
        if guests.len() >= REMEMBERED {
            guests.retain(|_, credits| !credits.is_full());
        }
        let most = self.addresses.guests_per_hour;
        let credits = guests.entry(self.address).or_insert_with(|| Credits::new(Duration::from_hours(1) / most, most));
        credits.spend() == Verdict::Taken
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.addresses.taken);
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing that holds one of these locks leaves things half changed.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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
        let addresses = Addresses::new(1, 2);
        let here: IpAddr = "192.0.2.1".parse().unwrap();
        let place = addresses.enter(here);
        assert!(place.is_some());
        assert!(addresses.enter(here).is_none());
        assert!(addresses.enter("192.0.2.2".parse().unwrap()).is_some());
        drop(place);
        assert!(addresses.enter(here).is_some());
        assert!(lock(&addresses.taken).is_empty());
    }

    #[tokio::test]
    async fn an_address_brings_only_so_many_guests_however_often_it_connects() {
        let addresses = Addresses::new(1, 2);
        let bring = |address: &str| addresses.enter(address.parse().unwrap()).unwrap().may_bring_guest();
        assert!(bring("192.0.2.1") && bring("192.0.2.1") && !bring("192.0.2.1"));
        assert!(bring("192.0.2.2"));
    }

    #[test]
    fn one_network_of_ipv6_is_one_address() {
        let addresses = Addresses::new(1, 2);
        let _place = addresses.enter("2001:db8::1".parse().unwrap()).unwrap();
        assert!(addresses.enter("2001:db8::2".parse().unwrap()).is_none());
        assert!(addresses.enter("2001:db8:0:1::1".parse().unwrap()).is_some());
    }
}
