-- Saved routes of people, and what finds the jobs along one (docs/product/jobs-matching.md).

create table saved_route (
  id text primary key,
  user_id text not null references app_user on delete cascade,
  -- Where it begins; its clock is the one of the times.
  area_id text not null references area,
  name text not null check (length(name) between 1 and 80),
  -- In order: [{"id", "name", "state", "latitude", "longitude"}].
  stops jsonb not null check (jsonb_typeof(stops) = 'array' and jsonb_array_length(stops) between 2 and 10),
  -- One day, or days of the week as bits, Sunday is 1.
  day date,
  days smallint check (days between 1 and 127),
  leaves time not null,
  arrives time not null,
  -- Miles.
  detour double precision not null check (detour >= 0 and detour <= 50),
  -- Free for riders; with none it is no ride.
  seats smallint not null check (seats between 0 and 8),
  -- Whether to tell of new matches, and up to when of what was posted that has been done.
  notify boolean not null default true,
  looked_at timestamptz not null,
  version integer not null default 1,
  -- So that two at once are never one too many.
  position smallint not null check (position between 1 and 20),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint saved_route_day_or_days check (num_nonnulls(day, days) = 1),
  constraint saved_route_position unique (user_id, position)
);
create index saved_route_to_look_at on saved_route (looked_at) where notify;
create trigger saved_route_of_somebody before insert on saved_route
  for each row execute function person_is_here('user_id');

-- CELLS: `domain/jobs/jobs/cells.ts` computes the same.

create function cell_of(latitude double precision, longitude double precision) returns integer
language sql immutable strict parallel safe as $$
  select (least(floor(latitude * 20)::int + 1800, 3599)) * 7200 + (floor(longitude * 20)::int + 3600) % 7200
$$;
alter table job
  add column from_cell integer generated always as (cell_of(from_latitude, from_longitude)) stored,
  add column to_cell integer generated always as (cell_of(to_latitude, to_longitude)) stored;
create index job_open_cells on job (from_cell, to_cell) where status = 'open' and type <> 'rideOffer';

-- The degrees in which the way of a ride offered, with its longest detour, lies: longitude, then latitude. A
-- great circle leaves the box of its ends by less than what is added.
create function way_box(from_latitude double precision, from_longitude double precision,
  to_latitude double precision, to_longitude double precision, via jsonb, detour double precision)
returns box language plpgsql immutable parallel safe as $$
declare
  south double precision;
  north double precision;
  west double precision;
  east double precision;
  reach double precision;
  aside double precision;
begin
  select min(latitude), max(latitude), min(longitude), max(longitude) into south, north, west, east
  from (values (from_latitude, from_longitude), (to_latitude, to_longitude)
    union all select (v ->> 'latitude')::double precision, (v ->> 'longitude')::double precision
    from jsonb_array_elements(via) v) as p (latitude, longitude);
  -- Radians: the detour on a sphere of 3,958.7613 miles, and how far a long way bends.
  reach := detour / 3958.7613 + (radians(north - south) + radians(east - west)) ^ 2 / 2 + 1e-6;
  aside := case when greatest(abs(south), abs(north)) + degrees(reach) >= 89 then 360
    else degrees(asin(least(1, sin(reach) / cos(radians(greatest(abs(south), abs(north)) + degrees(reach)))))) end;
  return box(point(west - aside, south - degrees(reach)), point(east + aside, north + degrees(reach)));
end $$;
create index job_open_rides on job using gist (
  way_box(from_latitude, from_longitude, to_latitude, to_longitude, via, max_detour))
  where status = 'open' and type = 'rideOffer';

-- LISTS: the open ones first, in three orders; each page reads what it shows.

create index job_open_soonest on job (starts_at, id) where status = 'open';
create index job_open_newest on job (created_at desc, id) where status = 'open';
create index job_open_pay on job (coalesce(price_cents, 0) desc, id) where status = 'open';
create index job_over_soonest on job (starts_at desc, id) where status <> 'open';
create index job_over_newest on job (created_at desc, id) where status <> 'open';
create index job_over_pay on job (coalesce(price_cents, 0) desc, id) where status <> 'open';

-- WHO SEES A JOB, as before, but as a set: a query over it reads the blocks and connections once, not for each job.
create function jobs_seen_by(viewer text, is_staff boolean) returns setof job language sql stable as $$
  select j.* from job j
  where j.owner_id = viewer or j.assignee_id = viewer or (is_staff and j.owner_id is null) or (
    (j.owner_id is null or j.owner_id not in (
      select b.blocked_id from person_block b where b.blocker_id = viewer
      union all select b.blocker_id from person_block b where b.blocked_id = viewer))
    and ((j.status in ('open', 'assigned', 'done', 'completed') and (j.visibility = 'all' or j.owner_id in (
        select c.addressee_id from connection c where c.status = 'confirmed' and c.requester_id = viewer
        union all select c.requester_id from connection c where c.status = 'confirmed' and c.addressee_id = viewer)))
      or j.id in (select a.job_id from job_application a where a.applicant_id = viewer)))
$$;
drop function sees_job(job, text, boolean);
