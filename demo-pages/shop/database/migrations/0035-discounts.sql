create table discounts (
  id serial primary key,
  market text not null,
  name text not null,
  kind text not null,
  value numeric(12, 2) not null,
  valid_from timestamptz,
  valid_to timestamptz,
  is_active boolean not null default true,
  is_public boolean not null default true,
  is_combinable boolean not null default true,
  is_automatic boolean not null default false,
  is_voucher boolean not null default false,
  minimal_sum numeric(12, 2) not null default 0,
  -- Seo names of the goods that it is for; for all where there is none.
  goods text[] not null default '{}',
  unique (market, name)
);

create table discount_codes (
  id serial primary key,
  market text not null,
  discount_id integer not null references discounts (id) on delete cascade,
  code text not null,
  is_single_use boolean not null default false,
  used_at timestamptz,
  order_id integer references orders (id) on delete set null,
  unique (market, code)
);

-- In place of the service that knows the cards of students.
create table isic_cards (
  number text primary key,
  holder text not null,
  valid_to date not null
);

create table cart_discounts (
  id serial primary key,
  cart_id integer not null references carts (id) on delete cascade,
  discount_id integer not null references discounts (id) on delete cascade,
  code_id integer references discount_codes (id) on delete cascade,
  unique (cart_id, discount_id)
);
