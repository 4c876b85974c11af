-- The back office's home counts discounts that end soon.
create index discounts_ending on discounts (market, valid_to) where deleted_at is null;
