alter table payments
  -- What a wallet gave, until it is used; a used one leaves its hash, so that nobody pays by it twice.
  add column token text,
  add column token_hash text unique;

-- What the gateway signs its word on a payment with; each database has one of its own.
create table gateway_secret (
  id integer primary key check (id = 1),
  secret text not null
);

-- How a provider's double is to behave, for one tester or, with an empty scope, for everybody.
create table provider_manners (
  scope text not null,
  provider text not null,
  manner text not null,
  primary key (scope, provider)
);
