-- Opens the page on which the owner of a new account chooses a password; only its hash is stored.
create table password_links (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

-- Orders that Heureka is to be told of, of customers who agreed to that.
create table heureka_orders (
  order_id integer primary key references orders (id) on delete cascade,
  email text not null,
  product_codes text[] not null
);
