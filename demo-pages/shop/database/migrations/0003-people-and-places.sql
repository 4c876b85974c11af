create table users (
  id serial primary key,
  email text not null unique,
  name text not null,
  password_hash text not null,
  is_staff boolean not null default false,
  is_shop_account boolean not null default false
);

create table sessions (
  id_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

create table countries (
  market text not null,
  id integer not null,
  code text not null check (length(code) = 2),
  name text not null,
  position integer not null,
  primary key (market, id)
);

create table places (
  id serial primary key,
  market text not null,
  city text not null,
  district text not null,
  postcode text not null,
  search text not null
);
create index places_market on places (market, postcode);
