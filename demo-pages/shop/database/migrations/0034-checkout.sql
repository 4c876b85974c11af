-- What the checkout last told the customer of the cart, and what the nearest courier asks for it.
alter table carts
  add column told jsonb,
  add column express jsonb;

-- Each market counts its orders for itself.
alter table orders drop constraint if exists orders_number_key;
create unique index if not exists orders_number_of_market on orders (market, number);
create index orders_place on orders (market, place_id) where place_id is not null;
create index orders_timeslot on orders (market, timeslot_id) where timeslot_id is not null;

create table dispensing_places (
  market text not null,
  provider text not null,
  id text not null,
  position integer not null,
  name text not null,
  street text not null,
  city text not null,
  postcode text not null,
  kind text not null,
  schedule text not null,
  -- Orders that it can hold at a time.
  capacity integer not null,
  is_closed boolean not null default false,
  takes_cards boolean not null,
  takes_cash boolean not null,
  -- Words in small letters without diacritics, divided by spaces.
  search text not null,
  primary key (market, provider, id)
);
create index dispensing_places_search on dispensing_places using gin (to_tsvector('simple', search));
create index dispensing_places_position on dispensing_places (market, provider, position);

-- Of the pieces that the shop has, those that lie in a store.
create table store_stock (
  market text not null,
  store_id text not null,
  goods_id integer not null references goods (id) on delete cascade,
  pieces integer not null check (pieces >= 0),
  primary key (market, store_id, goods_id)
);
