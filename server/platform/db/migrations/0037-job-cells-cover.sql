-- What lies along a route is found without a look at the jobs themselves: thousands of them lie on as many
-- pages (docs/product/jobs-matching.md#cells).
drop index job_open_cells;
create index job_open_cells on job (from_cell) include (to_cell, id, type, status, visibility, owner_id, assignee_id,
  area_id, from_latitude, from_longitude, to_latitude, to_longitude, price_cents, seats, starts_at, ends_at, created_at)
  where status = 'open' and type <> 'rideOffer';
