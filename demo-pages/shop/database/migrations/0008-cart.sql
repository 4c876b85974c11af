alter table users add column first_name text not null default '';
alter table users add column last_name text not null default '';
alter table users add column phone text not null default '';
update users
set first_name = split_part(name, ' ', 1), last_name = substr(name, length(split_part(name, ' ', 1)) + 2);

create table goods (
  id serial primary key,
  market text not null,
  seo_name text not null,
  name text not null,
  description text not null,
  picture text not null,
  price numeric(12, 2) not null check (price >= 0),
  is_sold boolean not null default true,
  position integer not null,
  constraint goods_seo_name unique (market, seo_name)
);

create table carts (
  id serial primary key,
  market text not null,
  token_hash text,
  user_id integer references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint carts_token unique (market, token_hash),
  constraint carts_user unique (market, user_id),
  check ((token_hash is null) <> (user_id is null))
);

create table cart_items (
  id serial primary key,
  cart_id integer not null references carts (id) on delete cascade,
  goods_id integer not null references goods (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  constraint cart_items_goods unique (cart_id, goods_id)
);
