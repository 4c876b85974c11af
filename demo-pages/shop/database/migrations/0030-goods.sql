-- What goods are sorted and chosen by, and how many lie in the store.
alter table goods add column brand text not null default '';
alter table goods add column kind text not null default 'accessory';
alter table goods add column stock integer not null default 0;
