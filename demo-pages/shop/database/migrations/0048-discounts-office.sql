-- Groups of products that discounts are for.
create table discount_sets (
  id serial primary key,
  market text not null,
  name text not null,
  -- Seo names.
  goods text[] not null default '{}',
  unique (market, name)
);

alter table discounts
  add column version integer not null default 1,
  add column is_cumulative boolean not null default false,
  -- Of all products where there is none.
  add column set_ids integer[] not null default '{}',
  -- A deleted one can be brought back, with its codes.
  add column deleted_at timestamptz;

insert into discount_sets (market, name, goods)
select market, name, goods from discounts where cardinality(goods) > 0;
update discounts set set_ids = array[discount_sets.id]
from discount_sets
where discount_sets.market = discounts.market and discount_sets.name = discounts.name;
alter table discounts drop column goods;

alter table discounts drop constraint discounts_market_name_key;
create unique index discounts_name on discounts (market, name) where deleted_at is null;
create index discount_codes_discount on discount_codes (discount_id, id);
