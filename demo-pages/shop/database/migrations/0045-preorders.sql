create table preorder_settings (
  id serial primary key,
  market text not null,
  name text not null,
  is_active boolean not null default true,
  priority integer not null check (priority between 0 and 99),
  -- What it holds for: all null for everything.
  type_device text,
  master_product_id integer references master_products (id) on delete cascade,
  product_id integer references product_variants (id) on delete cascade,
  default_points integer not null default 0,
  allows_other_stocks boolean not null default true,
  version integer not null default 1
);
create index preorder_settings_market on preorder_settings (market, priority desc);

create table preorder_rules (
  id serial primary key,
  setting_id integer not null references preorder_settings (id) on delete cascade,
  rule_set text not null check (rule_set in ('stock', 'quantity', 'payment', 'delivery')),
  stock_id integer references stocks (id) on delete cascade,
  quantity_from integer,
  quantity_to integer check (quantity_to >= quantity_from),
  -- Code of a way of paying or of delivering.
  method text,
  points integer not null check (points between -999 and 999)
);
create index preorder_rules_setting on preorder_rules (setting_id);

-- Pieces that a stock keeps for pre-orders.
create table preorder_stock (
  id serial primary key,
  market text not null,
  product_id integer not null references product_variants (id) on delete cascade,
  stock_id integer not null references stocks (id) on delete cascade,
  quantity integer not null check (quantity >= 0),
  -- Kept aside by the management.
  boss_quantity integer not null default 0 check (boss_quantity >= 0),
  allocated integer not null default 0 check (allocated >= 0),
  version integer not null default 1,
  -- Null unless it was taken away; it may come back.
  deleted_at timestamptz,
  unique (product_id, stock_id),
  check (allocated <= quantity)
);
create index preorder_stock_market on preorder_stock (market, id) where deleted_at is null;

-- What came and went, day by day.
create table stock_movements (
  id serial primary key,
  market text not null,
  product_id integer not null references product_variants (id) on delete cascade,
  stock_id integer not null references stocks (id) on delete cascade,
  kind text not null check (kind in ('sale', 'purchase')),
  pieces integer not null check (pieces > 0),
  moved_on date not null
);
create index stock_movements_product on stock_movements (product_id, stock_id, moved_on);

create table preorders (
  id serial primary key,
  market text not null,
  order_number text not null,
  created_at timestamptz not null,
  product_id integer not null references product_variants (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  payment_type text not null,
  delivery_type text not null,
  state text not null,
  -- What it was before the last step made by hand, which alone may be taken back.
  previous_state text,
  -- As the rules of the moment have it, so that lists can be ordered by it.
  score integer not null default 0,
  stock_id integer references stocks (id),
  -- Why it was given its pieces, as it was then.
  explanation jsonb,
  allocated_at timestamptz,
  version integer not null default 1,
  check ((state = 'allocated') = (allocated_at is not null))
);
create index preorders_waiting on preorders (market, state, score desc, created_at);
create index preorders_number on preorders (market, order_number);
