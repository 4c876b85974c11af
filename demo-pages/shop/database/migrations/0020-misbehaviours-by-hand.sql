-- Set on the panel, and so told of on the pages; those of scripts are their own business.
alter table misbehaviours add column is_by_hand boolean not null default false;
alter table misbehaviours add column preset text;
alter table misbehaviours add column expires_at timestamptz;
