alter table cart_items
  add column parent_id integer not null default 0,
  add column insurance_ids text[] not null default '{}',
  add column warranty_months integer,
  add column prolong_code text,
  add column price_at_adding numeric(12, 2);
alter table cart_items drop constraint cart_items_goods;
alter table cart_items add constraint cart_items_goods unique (cart_id, goods_id, parent_id);
