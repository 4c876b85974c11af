create table price_publications (
  id serial primary key,
  market text not null,
  model text,
  factor numeric(5, 3) not null,
  models integer not null,
  former jsonb not null,
  restores integer,
  published_at timestamptz not null
);
