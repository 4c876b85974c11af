-- The back office finds a discount by a whole code, in letters of either case.
create index discount_codes_lower on discount_codes (market, lower(code));
