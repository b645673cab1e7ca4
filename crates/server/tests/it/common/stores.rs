//! Checks that run on both stores.

/// Runs each check on both stores, each time with the address of an empty one.
macro_rules! on_both_stores {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let folder = $crate::common::server::Folder::new();
                let url = folder.sqlite();
                super::$name(url).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let database = $crate::common::database::Database::make().await;
                super::$name(database.url.clone()).await;
                database.drop().await;
            })+
        }
    };
}

pub(crate) use on_both_stores;
