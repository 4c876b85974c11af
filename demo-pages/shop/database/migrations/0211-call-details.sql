-- By these testers find their own failed call on a shop that they share; null for calls that came before.
alter table calls add column market text;
alter table calls add column path text;
alter table calls add column duration integer;
alter table calls add column request_id text;
