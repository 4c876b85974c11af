-- Most texts have no letter to be folded, and what looks for one is what takes its time.
create or replace function fold_text(value text) returns text immutable parallel safe language sql as $$
  select case when octet_length(value) = length(value) then lower(value)
    else translate(lower(value), 'áäâãåăąčćçďđéěëêęíîïĺľłňńñóöôõőřŕšśșşťțţúůüűýÿžźż',
                                 'aaaaaaacccddeeeeeiiilllnnnooooorrrsssstttuuuuyyzzz')
  end
$$;

-- What a search of products looks through; folded once for each product, not for each search.
alter table master_products add column folded text not null
  generated always as (fold_text(name || ' ' || code)) stored;
