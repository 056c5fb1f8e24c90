-- STAFF'S SEARCHES for a part of a word look at one narrow text of each person and car, in lower case already
-- (docs/product/staff.md#what-they-do).

alter table app_user add column search_text text generated always as
  (lower(coalesce(first_name || ' ', '') || coalesce(last_name || ' ', '') || email)) stored;

alter table car add column search_text text generated always as
  (lower(plate || ' ' || make || ' ' || model || ' ' || year::text || ' ' || city)) stored;

-- All that a list of cars to choose from says, in its order, so that the wide rows stay unread.
create index car_to_choose on car (area_id, make, model, plate, id) include (year, city, search_text)
  where status = 'active';
