-- What stands on the label of a product in the store, and whether each piece has a number of its own.
create table goods_labels (
  goods_id integer primary key references goods (id) on delete cascade,
  barcode text not null,
  has_serials boolean not null
);
create index goods_labels_barcode on goods_labels (barcode);

create table serial_numbers (
  id serial primary key,
  market text not null,
  goods_id integer not null references goods (id) on delete cascade,
  serial text not null,
  -- With which item it goes; null while it lies in the store.
  order_item_id integer references order_items (id) on delete set null,
  unique (market, serial)
);
create index serial_numbers_goods on serial_numbers (goods_id);
create index serial_numbers_item on serial_numbers (order_item_id);

create table crates (
  id serial primary key,
  market text not null,
  name text not null,
  code text not null,
  -- An order lies in one crate, and a crate holds one.
  order_id integer unique references orders (id) on delete set null,
  changed_at timestamptz not null default now(),
  unique (market, code)
);

-- An order on its way from the shelf to the carrier; one that nobody has touched has no row.
create table order_deliveries (
  order_id integer primary key references orders (id) on delete cascade,
  picking_state text not null default 'waiting',
  delivery_from timestamptz,
  delivery_to timestamptz,
  locked_by integer references users (id) on delete set null,
  locked_at timestamptz,
  handed_over_at timestamptz,
  version integer not null default 0,
  check (delivery_from < delivery_to)
);
create index order_deliveries_state on order_deliveries (picking_state);

create table picking_items (
  item_id integer primary key references order_items (id) on delete cascade,
  order_id integer not null references orders (id) on delete cascade,
  state text not null,
  picked integer not null default 0 check (picked >= 0)
);
create index picking_items_order on picking_items (order_id);

-- Scans that counted, beside the shelf and at the packing table; the last one can be taken back.
create table order_scans (
  id serial primary key,
  order_id integer not null references orders (id) on delete cascade,
  stage text not null check (stage in ('picking', 'packing')),
  scan jsonb not null,
  user_id integer references users (id) on delete set null,
  at timestamptz not null default now()
);
create index order_scans_order on order_scans (order_id, stage, id);

create table packages (
  order_id integer primary key references orders (id) on delete cascade,
  width_cm integer not null check (width_cm > 0),
  height_cm integer not null check (height_cm > 0),
  depth_cm integer not null check (depth_cm > 0),
  weight_kg numeric(6, 3) not null check (weight_kg > 0),
  -- The carrier's number; null until it has the parcel.
  label text
);

create index orders_state on orders (market, state, created_at desc);
