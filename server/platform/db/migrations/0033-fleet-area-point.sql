-- AN AREA MAY HAVE A POINT OF ITS OWN ON THE MAP (docs/product/company.md#areas). The centre is where it is; of one
-- with its own point, its town is kept beside, 50 miles away at most, as domain/fleet/places/sphere.ts measures them.

alter table area
  add town_latitude double precision,
  add town_longitude double precision,
  add constraint area_is_on_earth check (
    centre_latitude between -90 and 90 and centre_longitude between -180 and 180),
  add constraint area_town_is_whole check (num_nulls(town_latitude, town_longitude) in (0, 2)),
  add constraint area_near_its_town check (town_latitude is null or 2 * 3958.7613 * asin(least(1, sqrt(
    sin(radians(centre_latitude - town_latitude) / 2) ^ 2
    + cos(radians(town_latitude)) * cos(radians(centre_latitude))
      * sin(radians(centre_longitude - town_longitude) / 2) ^ 2))) <= 50.0001);
