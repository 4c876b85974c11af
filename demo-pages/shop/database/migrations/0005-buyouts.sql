create table buyouts (
  id serial primary key,
  market text not null,
  token text not null unique,
  state text not null,
  user_id integer references users (id) on delete set null,
  device_code text not null,
  version text not null,
  quality text not null,
  price numeric(12, 2) not null check (price >= 0),
  answers jsonb not null,
  snapshot jsonb not null,
  customer jsonb not null,
  pickup_address jsonb,
  device jsonb not null,
  created_at timestamptz not null default now()
);

create table mails (
  id serial primary key,
  market text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);

create table idempotency_keys (
  id serial primary key,
  route text not null,
  key text not null,
  request_hash text not null,
  status integer,
  location text,
  body jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_key unique (route, key)
);
