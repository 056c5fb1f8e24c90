-- Places are found by how they begin, whatever the accents (docs/product/app.md#running-it: the embedded gazetteer).

-- «Kahalu‘u» and «La Cañada» as somebody types them in a hurry: kahaluu, la canada.
create function plain_name(name text) returns text
  language sql immutable parallel safe
  return btrim(regexp_replace(
    regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f''’‘ʻ`.]', '', 'g'),
    '[\s,-]+', ' ', 'g'));

alter table place add column plain_name text
  generated always as (plain_name(name || ' ' || state)) stored not null;

create index place_in_view on place (latitude, longitude);
