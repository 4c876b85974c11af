create table misbehaviours (
  id serial primary key,
  route text not null,
  kind text not null,
  scope text,
  remaining integer,
  happens_after boolean not null default false,
  delay integer not null default 0,
  retry_after text,
  body text
);
