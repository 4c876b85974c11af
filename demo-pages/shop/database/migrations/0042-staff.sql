-- What members of staff may do in the back office; who has no role sees none of it.
create table staff_roles (
  user_id integer not null references users (id) on delete cascade,
  role text not null,
  primary key (user_id, role)
);
insert into staff_roles (user_id, role)
select id, role from users, unnest(array['catalogue', 'preorders', 'orders', 'discounts']) role where is_staff;

-- Who changed what in the back office.
create table audit_log (
  id serial primary key,
  market text not null,
  at timestamptz not null default now(),
  user_id integer references users (id) on delete set null,
  area text not null,
  record_id text not null,
  action text not null,
  -- By field: what it was and what it is. Nothing personal of customers.
  changes jsonb not null default '{}'
);
create index audit_log_record on audit_log (market, area, record_id, id);

-- Small letters without diacritics, so that a text is found however it is typed.
create function fold_text(value text) returns text immutable parallel safe language sql as $$
  select translate(lower(value), 'áäâãåăąčćçďđéěëêęíîïĺľłňńñóöôõőřŕšśșşťțţúůüűýÿžźż',
                                 'aaaaaaacccddeeeeeiiilllnnnooooorrsssstttuuuuyyzzz')
$$;

-- Where goods lie: the back office moves pieces between them.
create table stocks (
  id serial primary key,
  market text not null,
  code text not null,
  name text not null,
  position integer not null,
  unique (market, code)
);

-- A product in all its colours and qualities.
create table master_products (
  id serial primary key,
  market text not null,
  code text not null,
  name text not null,
  manufacturer text not null,
  type_device text not null,
  price numeric(12, 2) not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (market, code)
);
create index master_products_name on master_products (market, fold_text(name));
create index master_products_price on master_products (market, price);
create index master_products_manufacturer on master_products (market, manufacturer, type_device);

-- What is sold of it.
create table product_variants (
  id serial primary key,
  market text not null,
  master_product_id integer not null references master_products (id) on delete cascade,
  code text not null,
  color text not null,
  quality text not null,
  price numeric(12, 2) not null,
  pieces integer not null,
  unique (market, code)
);
create index product_variants_master on product_variants (master_product_id);
