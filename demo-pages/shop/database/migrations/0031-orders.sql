alter table carts
  add column type_delivery_code text,
  add column type_payment text,
  add column payment_company text,
  add column installment_id text;

alter table cart_items
  add column bonus_product text,
  add column bonus_amount numeric(12, 2),
  add column installment_id text,
  add column arrange_type text,
  add column insurance_prices jsonb not null default '{}';

create table orders (
  id serial primary key,
  market text not null,
  number text not null unique,
  -- Opens the order to whoever has it; nobody can guess it.
  token text not null unique,
  user_id integer references users (id) on delete set null,
  created_at timestamptz not null default now(),
  state text not null default 'new',
  type_delivery_code text not null,
  delivery_name text not null,
  delivery_price numeric(12, 2) not null,
  place_id text,
  place_lines jsonb not null default '[]',
  timeslot_id text,
  expected_date date,
  delivery_number text,
  type_payment text not null,
  payment_name text not null,
  payment_company text,
  installment_id text,
  payment_price numeric(12, 2) not null,
  is_paid boolean not null default false,
  paid_at timestamptz,
  goods_total numeric(12, 2) not null,
  discount_total numeric(12, 2) not null,
  rounding numeric(12, 2) not null default 0,
  total numeric(12, 2) not null check (total >= 0),
  billing jsonb not null,
  delivery_address jsonb,
  info jsonb not null,
  twisto_transaction text,
  invoice_state text not null default 'not-created',
  invoice_number text,
  credit_note_number text
);
create index orders_user on orders (market, user_id, created_at desc);
create index orders_created on orders (market, created_at desc);

create table order_items (
  id serial primary key,
  order_id integer not null references orders (id) on delete cascade,
  parent_id integer,
  goods_id integer references goods (id) on delete set null,
  kind text not null,
  code text not null,
  name text not null,
  quantity integer not null check (quantity >= 1),
  unit_price numeric(12, 2) not null,
  final_price numeric(12, 2) not null
);
create index order_items_order on order_items (order_id);

create table order_events (
  id serial primary key,
  order_id integer not null references orders (id) on delete cascade,
  at timestamptz not null default now(),
  state text not null
);
create index order_events_order on order_events (order_id);

create table payments (
  id serial primary key,
  -- Nobody can guess it.
  pay_id text not null unique,
  order_id integer not null references orders (id) on delete cascade,
  kind text not null,
  status text not null default 'created',
  amount numeric(12, 2) not null,
  message text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index payments_order on payments (order_id);

create table withdrawals (
  id serial primary key,
  number text not null unique,
  order_id integer not null references orders (id) on delete cascade,
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  bank_account text not null,
  reason text not null,
  items jsonb not null
);
