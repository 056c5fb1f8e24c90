-- The base, eighth of nine: rides and help along a route (docs/product/jobs.md). What an application and a
-- job may be stands here, whoever writes at the same moment.

-- THE JOB (docs/product/jobs.md). What everybody reads of a place is the town; the address and the mark on
-- the map are for the owner and who does the job.

-- CELLS: `domain/jobs/jobs/cells.ts` computes the same.
create function cell_of(latitude double precision, longitude double precision) returns integer
language sql immutable strict parallel safe as $$
  select (least(floor(latitude * 20)::int + 1800, 3599)) * 7200 + (floor(longitude * 20)::int + 3600) % 7200
$$;

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

create table job (
  id text primary key,
  type text not null,
  status text not null check (status in ('open', 'assigned', 'done', 'completed', 'cancelled', 'expired')),
  owner_id text references app_user,
  assignee_id text references app_user,
  area_id text not null references area,
  from_place_id text not null references place,
  to_place_id text references place,
  -- Without a price its owner asks for offers.
  price_cents integer,
  seats smallint,
  language text not null,
  title text not null,
  description text not null,
  created_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  from_latitude double precision not null,
  from_longitude double precision not null,
  to_latitude double precision,
  to_longitude double precision,
  from_address text check (length(from_address) between 1 and 200),
  from_exact_latitude double precision,
  from_exact_longitude double precision,
  to_address text check (length(to_address) between 1 and 200),
  to_exact_latitude double precision,
  to_exact_longitude double precision,
  -- Towns on the way, in order: [{"id", "name", "state", "latitude", "longitude"}].
  via jsonb not null default '[]' check (jsonb_typeof(via) = 'array' and jsonb_array_length(via) <= 5),
  -- By road, guessed from the line over all its places.
  road_miles double precision not null default 0 check (road_miles >= 0),
  -- What the trip costs who drives; what seats of a ride cost together is never more.
  trip_cost_cents integer,
  size text check (size in ('small', 'medium', 'large')),
  -- Miles that a ride offered goes out of its way.
  max_detour double precision check (max_detour >= 0 and max_detour <= 100),
  visibility text not null default 'all' check (visibility in ('all', 'network')),
  version integer not null default 1,
  updated_at timestamptz not null,
  cancelled_at timestamptz,
  -- So late that whoever was assigned had planned with it: both sides rate it.
  cancelled_late boolean not null default false,
  done_at timestamptz,
  completed_at timestamptz,
  from_cell integer generated always as (cell_of(from_latitude, from_longitude)) stored,
  to_cell integer generated always as (cell_of(to_latitude, to_longitude)) stored,
  -- What was agreed to when an offer stands: place, time, room and price. Written by the trigger alone.
  terms jsonb not null default '{}',
  constraint job_type check (type in ('rideRequest', 'rideOffer', 'delivery', 'movingHelp', 'errand', 'carWash',
    'roadside', 'inspection', 'relocation')),
  constraint job_window check (starts_at < ends_at and ends_at <= starts_at + interval '31 days'),
  constraint job_price check (price_cents between 0 and 500000),
  constraint job_seats check ((type in ('rideRequest', 'rideOffer')) = (seats is not null) and seats between 1 and 8),
  constraint job_size check ((type in ('delivery', 'movingHelp')) = (size is not null)),
  constraint job_detour check ((type = 'rideOffer') = (max_detour is not null)),
  constraint job_shares_the_cost check (type <> 'rideOffer'
    or (trip_cost_cents is not null and (price_cents is null or price_cents * seats <= trip_cost_cents))),
  constraint job_destination check ((to_place_id is null) = (to_latitude is null)
    and (to_latitude is null) = (to_longitude is null)
    and (to_place_id is not null or type in ('movingHelp', 'errand', 'carWash', 'roadside', 'inspection'))
    and (to_place_id is null or type not in ('carWash', 'roadside', 'inspection'))),
  constraint job_exact_from check ((from_exact_latitude is null) = (from_exact_longitude is null)),
  constraint job_exact_to check ((to_exact_latitude is null) = (to_exact_longitude is null)
    and (to_place_id is not null or num_nonnulls(to_address, to_exact_latitude) = 0)),
  constraint job_owner check (owner_id is not null or type = 'relocation' or status = 'expired'),
  constraint job_not_for_oneself check (assignee_id <> owner_id),
  constraint job_assignee check (case when status in ('assigned', 'done', 'completed') then assignee_id is not null
    when status = 'open' then assignee_id is null else true end),
  constraint job_cancelled_late check (not cancelled_late or (status = 'cancelled' and assignee_id is not null)),
  constraint job_moments check ((status = 'cancelled') = (cancelled_at is not null)
    and (status <> 'done' or done_at is not null) and (status = 'completed') = (completed_at is not null)),
  constraint job_title check (length(title) between 1 and 120),
  constraint job_description check (length(description) <= 4000)
);
create index job_open on job (area_id, starts_at) where status = 'open';
create index job_of_owner on job (owner_id, starts_at desc);
create index job_of_assignee on job (assignee_id, starts_at desc) where assignee_id is not null;
-- What time does: `domain/jobs/jobs/job-moves.ts`.
create index job_due on job (ends_at) where status in ('open', 'assigned');
create index job_to_confirm on job (done_at) where status = 'done';
create index job_open_rides on job using gist (
  way_box(from_latitude, from_longitude, to_latitude, to_longitude, via, max_detour))
  where status = 'open' and type = 'rideOffer';
-- Lists: the open ones first, in three orders; each page reads what it shows.
create index job_open_soonest on job (starts_at, id) where status = 'open';
create index job_open_newest on job (created_at desc, id) where status = 'open';
create index job_open_pay on job (coalesce(price_cents, 0) desc, id) where status = 'open';
create index job_over_soonest on job (starts_at desc, id) where status <> 'open';
create index job_over_newest on job (created_at desc, id) where status <> 'open';
create index job_over_pay on job (coalesce(price_cents, 0) desc, id) where status <> 'open';
-- What time reminds the two of a job of (docs/product/jobs.md#reminders): its window, and a review
-- that is still missing.
create index job_to_remind on job (starts_at) where status = 'assigned';
create index job_to_rate on job ((coalesce(completed_at, cancelled_at)))
  where completed_at is not null or cancelled_late;
-- What lies along a route is found without a look at the jobs themselves: thousands of them lie on as many pages
-- (docs/product/jobs-matching.md#cells).
create index job_open_cells on job (from_cell) include (to_cell, id, type, status, visibility, owner_id, assignee_id,
  area_id, from_latitude, from_longitude, to_latitude, to_longitude, price_cents, seats, starts_at, ends_at, created_at)
  where status = 'open' and type <> 'rideOffer';
-- Relocations under way are found without looking at all jobs there ever were (docs/product/jobs.md#relocation).
create index job_relocation_under_way on job (id)
  where type = 'relocation' and status in ('open', 'assigned', 'done');

create trigger job_of_somebody before insert on job
  for each row when (new.owner_id is not null) execute function person_is_here('owner_id');
create trigger job_assigned_to_somebody before update of assignee_id on job
  for each row when (new.assignee_id is not null and old.assignee_id is null)
  execute function person_is_here('assignee_id');

-- A job makes these moves and no others, stays what and whose it is, and changes only while it is open.
create function job_moves() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('open', 'assigned'), ('open', 'cancelled'), ('open', 'expired'),
    ('assigned', 'open'), ('assigned', 'done'), ('assigned', 'completed'), ('assigned', 'cancelled'),
    ('assigned', 'expired'), ('done', 'completed'), ('cancelled', 'open'))
    and not (new.type = 'relocation' and old.status = 'done' and new.status = 'cancelled') then
    raise exception 'a job does not go from % to %', old.status, new.status
      using errcode = '23514', constraint = 'job_moves';
  end if;
  if old.status = 'cancelled' and new.status = 'open' and exists (select from review where job_id = new.id) then
    raise exception 'a job that was rated stays as it is' using errcode = '23514', constraint = 'job_moves';
  end if;
  if (new.type, new.owner_id) is distinct from (old.type, old.owner_id) then
    raise exception 'a job stays what and whose it is' using errcode = '23514', constraint = 'job_stays_itself';
  end if;
  if new.status = old.status and old.status <> 'open' and (new.price_cents, new.starts_at, new.ends_at, new.seats,
    new.from_place_id, new.to_place_id) is distinct from (old.price_cents, old.starts_at, old.ends_at,
    old.seats, old.from_place_id, old.to_place_id) then
    raise exception 'only an open job changes' using errcode = '23514', constraint = 'job_edited_while_open';
  end if;
  return new;
end $$;
create trigger job_moves before update on job for each row execute function job_moves();

-- An offer is for the job as its writer read it, and is accepted as the owner read it
-- (docs/product/jobs.md#what-an-offer-is-for).
create function job_keeps_its_terms() returns trigger language plpgsql as $$
declare
  -- How often the exact places moved: applicants do not read them, so the terms hold no address.
  moved integer := 0;
begin
  if tg_op = 'UPDATE' then
    moved := coalesce((old.terms ->> 'moved')::integer, 0);
    if old.status = 'open' and new.status = 'open' and (new.from_address, new.from_exact_latitude,
      new.from_exact_longitude, new.to_address, new.to_exact_latitude, new.to_exact_longitude)
      is distinct from (old.from_address, old.from_exact_latitude, old.from_exact_longitude,
      old.to_address, old.to_exact_latitude, old.to_exact_longitude) then
      moved := moved + 1;
    end if;
  end if;
  new.terms := jsonb_build_object(
    'price', new.price_cents,
    'start', extract(epoch from new.starts_at)::bigint,
    'end', extract(epoch from new.ends_at)::bigint,
    'seats', new.seats,
    'size', new.size,
    'from', new.from_place_id,
    'to', new.to_place_id,
    'via', (select coalesce(jsonb_agg(town -> 'id' order by nr), '[]')
      from jsonb_array_elements(new.via) with ordinality as way (town, nr)),
    'moved', moved);
  return new;
end $$;
create trigger job_keeps_its_terms before insert or update on job
  for each row execute function job_keeps_its_terms();

-- What was agreed stays agreed.
create function job_terms_stay() returns trigger language plpgsql as $$
begin
  raise exception 'only an open job changes' using errcode = '23514', constraint = 'job_edited_while_open';
end $$;
create trigger job_terms_while_open before update on job
  for each row when (old.status <> 'open' and new.status <> 'open' and (new.price_cents, new.starts_at, new.ends_at,
    new.seats, new.size, new.from_place_id, new.to_place_id, new.via) is distinct from (old.price_cents, old.starts_at,
    old.ends_at, old.seats, old.size, old.from_place_id, old.to_place_id, old.via))
  execute function job_terms_stay();

-- APPLICATIONS: of one person one that lives, of one job one that is accepted, none to oneself.

create table job_application (
  id text primary key,
  job_id text not null references job on delete cascade,
  applicant_id text not null references app_user,
  offer_cents integer not null,
  comment text not null,
  language text not null,
  status text not null check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Left so late that the owner had planned with it.
  left_late boolean not null default false,
  updated_at timestamptz not null,
  -- `terms` are the job's when the offer was made or last said yes to; `version` counts what its owner reads.
  version integer not null default 1,
  terms jsonb not null default '{}',
  constraint job_application_offer check (offer_cents between 0 and 500000),
  constraint job_application_comment check (length(comment) <= 1000),
  constraint job_application_late check (not left_late or status = 'withdrawn'),
  constraint job_application_ends check ((status in ('pending', 'accepted')) = (ended_at is null))
);
create unique index job_application_one_live on job_application (job_id, applicant_id)
  where status in ('pending', 'accepted');
create unique index job_application_one_accepted on job_application (job_id) where status = 'accepted';
create index job_application_of_applicant on job_application (applicant_id, created_at desc);
create index job_application_of_job on job_application (job_id, created_at);

create trigger job_application_of_somebody before insert on job_application
  for each row execute function person_is_here('applicant_id');

-- Nobody applies to their own job, nor to one of somebody with whom there is a block.
create function job_application_may_be() returns trigger language plpgsql as $$
declare
  of record;
begin
  if new.status not in ('pending', 'accepted') or (tg_op = 'UPDATE' and new.status = old.status) then
    return new;
  end if;
  select owner_id, status, type, trip_cost_cents, seats into of from job where id = new.job_id for key share;
  if of.owner_id = new.applicant_id then
    raise exception 'nobody applies to a job of their own' using errcode = '23514', constraint = 'job_application_not_own';
  end if;
  if of.owner_id is not null then
    perform lock_pair(of.owner_id, new.applicant_id);
    if exists (select from person_block where (blocker_id, blocked_id) in
      ((of.owner_id, new.applicant_id), (new.applicant_id, of.owner_id))) then
      raise exception 'one of them blocked the other' using errcode = '23514', constraint = 'job_application_not_blocked';
    end if;
  end if;
  return new;
end $$;
create trigger job_application_may_be before insert or update on job_application
  for each row execute function job_application_may_be();

-- Who does a job was accepted for it, and for what it is now; looked at when the transaction ends.
create function job_assignee_was_accepted() returns trigger language plpgsql as $$
declare
  of record;
begin
  select j.status, j.terms, a.id as accepted, a.terms as agreed into of
  from job j left join job_application a
    on a.job_id = j.id and a.status = 'accepted' and a.applicant_id is not distinct from j.assignee_id
  where j.id = (to_jsonb(new) ->> tg_argv[0]);
  if (of.status in ('assigned', 'done', 'completed')) <> (of.accepted is not null) then
    raise exception 'who does a job was accepted for it' using errcode = '23514', constraint = 'job_assignee_was_accepted';
  end if;
  if of.status = 'assigned' and of.agreed <> of.terms then
    raise exception 'an offer was for a job as it was' using errcode = '23514', constraint = 'job_accepted_as_it_is';
  end if;
  return null;
end $$;
create constraint trigger job_assignee_was_accepted after insert or update of status, assignee_id on job
  deferrable initially deferred for each row execute function job_assignee_was_accepted('id');
create constraint trigger job_accepted_is_assignee after insert or update of status on job_application
  deferrable initially deferred for each row execute function job_assignee_was_accepted('job_id');

-- WHO SEES A JOB: its owner, who does or did it, staff the company's; others what is shown to them, unless one of the two
-- blocked the other. As a set: a query over it reads the blocks and connections once, not for each job.
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

-- What its owner reads of an offer counts its versions.
create function job_application_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.terms = '{}' then
      select terms into new.terms from job where id = new.job_id;
    end if;
  elsif (new.offer_cents, new.comment, new.terms) is distinct from (old.offer_cents, old.comment, old.terms) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger job_application_counts before insert or update on job_application
  for each row execute function job_application_counts();

-- HISTORY, which nobody changes.

create table job_event (
  id bigint generated always as identity primary key,
  job_id text not null references job,
  at timestamptz not null,
  actor text not null check (actor in ('owner', 'applicant', 'assigned', 'staff', 'system')),
  actor_id text references app_user,
  action text not null,
  application_id text references job_application,
  status_from text,
  status_to text,
  late boolean not null default false,
  details jsonb not null default '{}'
);
create index job_event_job on job_event (job_id, id);

create trigger job_event_immutable before update or delete on job_event
  for each row execute function stays_as_written();
create trigger job_event_never_emptied before truncate on job_event
  for each statement execute function is_never_emptied();

-- WHERE the two of a job are, while it runs and one asked the other (docs/product/jobs.md#location):
-- the last position only, and nothing of it once the job is over.

create table job_location (
  job_id text not null references job,
  -- Whose location it is; the other of the two asks and reads.
  sharer_id text not null references app_user,
  state text not null check (state in ('asked', 'allowed', 'refused')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Metres that it may be off.
  accuracy integer check (accuracy between 0 and 100000),
  measured_at timestamptz,
  updated_at timestamptz not null,
  primary key (job_id, sharer_id),
  constraint job_location_answered check ((state = 'asked') = (answered_at is null)),
  constraint job_location_whole check (num_nonnulls(latitude, longitude, accuracy, measured_at) in (0, 4)),
  constraint job_location_allowed check (state = 'allowed' or measured_at is null),
  constraint job_location_measured check (measured_at <= updated_at)
);

-- Only within the window of a job that is assigned, of one of its two people, of whom none blocked the other.
create function job_location_while_it_runs() returns trigger language plpgsql as $$
declare
  of record;
begin
  -- A share lock: whoever ends the job at this moment is waited for.
  select owner_id, assignee_id, status, starts_at, ends_at into of from job where id = new.job_id for share;
  if of.status <> 'assigned' or of.owner_id is null or new.sharer_id not in (of.owner_id, of.assignee_id)
    or new.updated_at < of.starts_at or new.updated_at >= of.ends_at then
    raise exception 'a location is shared while a job runs'
      using errcode = '23514', constraint = 'job_location_while_it_runs';
  end if;
  perform lock_pair(of.owner_id, of.assignee_id);
  if exists (select from person_block where (blocker_id, blocked_id) in
    ((of.owner_id, of.assignee_id), (of.assignee_id, of.owner_id))) then
    raise exception 'one of them blocked the other'
      using errcode = '23514', constraint = 'job_location_while_it_runs';
  end if;
  return new;
end $$;
create trigger job_location_while_it_runs before insert or update on job_location
  for each row execute function job_location_while_it_runs();

-- With the job ends what was asked and shared, in the same transaction.
create function job_ends_locations() returns trigger language plpgsql as $$
begin
  delete from job_location where job_id = new.id;
  return null;
end $$;
create trigger job_ends_locations after update of status, assignee_id on job
  for each row when (old.status = 'assigned'
    and (new.status, new.assignee_id) is distinct from (old.status, old.assignee_id))
  execute function job_ends_locations();

-- SAVED ROUTES of people, and what finds the jobs along one (docs/product/jobs-matching.md).

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

-- RELOCATIONS: a car that one person brings to another area for the company (docs/product/jobs.md#relocation).

-- Of later wings stand here: staff (trigger relocation_needs_no_block).
create table relocation (
  job_id text primary key references job,
  car_id text not null references car,
  reason text not null check (reason in ('booking', 'waiting', 'demand', 'other')),
  to_area_id text not null references area,
  -- What moving it earned in the next 30 days when it was posted.
  earns_cents integer not null check (earns_cents >= 0),
  key_box_code text not null,
  -- Relocations of the sample data were posted by nobody with a name here.
  posted_by text references app_user,
  started_at timestamptz,
  start_odometer integer check (start_odometer >= 0),
  start_gas smallint check (start_gas between 0 and 8),
  start_charge smallint check (start_charge between 0 and 100),
  finished_at timestamptz,
  end_odometer integer check (end_odometer >= start_odometer),
  end_gas smallint check (end_gas between 0 and 8),
  end_charge smallint check (end_charge between 0 and 100),
  -- Staff took the car back from who had its keys; no credit follows.
  taken_back_at timestamptz,
  -- A relocation that may not have been driven is looked at by staff before it earns anything
  -- (docs/product/jobs.md#who-looks-at-it).
  look_because text[] not null default '{}'
    check (look_because <@ array['noPosition', 'notNear', 'fewMiles', 'manyMiles', 'tooFast', 'alike']),
  looked_at timestamptz,
  looked_by text references app_user,
  constraint relocation_steps check (
    (started_at is null) = (start_odometer is null)
    and (finished_at is null) = (end_odometer is null)
    and (finished_at is null or started_at is not null)
    and (taken_back_at is null or (started_at is not null and finished_at is null))),
  constraint relocation_looked check ((looked_at is null) = (looked_by is null)
    and (looked_at is null or look_because <> '{}')),
  constraint relocation_brought_first check (look_because = '{}' or finished_at is not null)
);
-- Who has the keys: looked for by the car.
create index relocation_car on relocation (car_id, job_id);
create index relocation_out on relocation (car_id)
  where started_at is not null and finished_at is null and taken_back_at is null;
create index relocation_to_look_at on relocation (finished_at) where look_because <> '{}' and looked_at is null;

create trigger relocation_kept before delete on relocation
  for each row execute function stays_as_written();

-- What was read at the keys stays; the rest of it is what the job was posted for.
create function relocation_stays() returns trigger language plpgsql as $$
begin
  if (old.job_id, old.car_id, old.reason, old.to_area_id, old.earns_cents, old.posted_by)
      is distinct from (new.job_id, new.car_id, new.reason, new.to_area_id, new.earns_cents, new.posted_by)
    or (old.started_at is not null and (old.started_at, old.start_odometer, old.start_gas, old.start_charge)
      is distinct from (new.started_at, new.start_odometer, new.start_gas, new.start_charge))
    or (old.finished_at is not null and (old.finished_at, old.end_odometer, old.end_gas, old.end_charge)
      is distinct from (new.finished_at, new.end_odometer, new.end_gas, new.end_charge))
    or (old.taken_back_at is not null and old.taken_back_at is distinct from new.taken_back_at) then
    raise exception 'a relocation goes on, never back' using errcode = '23514', constraint = 'relocation_stays';
  end if;
  return new;
end $$;
create trigger relocation_stays before update on relocation
  for each row execute function relocation_stays();

-- A car is brought by one person at a time, and only a car that no renter has.
create function relocation_car_is_here() returns trigger language plpgsql as $$
begin
  perform from car where id = new.car_id for no key update;
  if exists (select from rental_order o where o.car_id = new.car_id
      and o.rental_status in (86, 91, 92, 93) and (o.rental_status <> 91 or o.arrived_for = 'return'))
    or exists (select from relocation r where r.car_id = new.car_id and r.job_id <> new.job_id
      and r.started_at is not null and r.finished_at is null and r.taken_back_at is null) then
    raise exception 'car % is out with somebody else', new.car_id
      using errcode = '23514', constraint = 'rental_order_one_driver';
  end if;
  if not exists (select from job where id = new.job_id and status = 'assigned') then
    raise exception 'only who was accepted takes the car' using errcode = '23514', constraint = 'job_moves';
  end if;
  return new;
end $$;
create trigger relocation_car_is_here before update of started_at on relocation
  for each row when (old.started_at is null and new.started_at is not null)
  execute function relocation_car_is_here();

-- While somebody has the keys the job goes nowhere but on; it is done when the car was brought.
create function relocation_goes_on() returns trigger language plpgsql as $$
declare
  r relocation;
begin
  select * into r from relocation where job_id = new.id;
  if not found then
    return new;
  end if;
  if old.status = 'assigned' and new.status in ('open', 'cancelled', 'expired')
    and r.started_at is not null and r.taken_back_at is null then
    raise exception 'the car is on its way' using errcode = '23514', constraint = 'relocation_on_its_way';
  end if;
  if (new.status in ('done', 'completed') and r.finished_at is null)
    or (old.status = 'cancelled' and new.status = 'open') then
    raise exception 'the car was not brought' using errcode = '23514', constraint = 'job_moves';
  end if;
  return new;
end $$;
create trigger relocation_goes_on before update of status on job
  for each row when (new.type = 'relocation' and new.status <> old.status) execute function relocation_goes_on();

-- A relocation that is open or assigned has its car, one that has ended keeps none; looked at when the transaction ends.
-- Of what is no relocation there is nothing to ask.
create function relocation_has_its_car() returns trigger language plpgsql as $$
declare
  about text := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
  bad boolean;
begin
  if about is null then return null; end if;
  select case when j.status in ('open', 'assigned') then not held
      when j.status in ('completed', 'cancelled', 'expired') then held else false end
  into bad from relocation r join job j on j.id = r.job_id
    cross join lateral (select exists (select from occupancy o where o.relocation_id = r.job_id) as held) h
  where r.job_id = about;
  if bad then
    raise exception 'a relocation has its car, and only while it lasts'
      using errcode = '23514', constraint = 'relocation_has_its_car';
  end if;
  return null;
end $$;
create constraint trigger relocation_posted_with_car after insert on relocation
  deferrable initially deferred for each row execute function relocation_has_its_car('job_id');
create constraint trigger relocation_ends_with_car after update of status on job
  deferrable initially deferred for each row when (new.type = 'relocation' and new.status <> old.status)
  execute function relocation_has_its_car('id');

-- Whoever brings a car of the company's has verified papers as a renter has, to the end of the window
-- (docs/product/rental.md#papers).
create function relocation_needs_papers() returns trigger language plpgsql as $$
begin
  if not exists (
    select from job j join area a on a.id = j.area_id join driver d on d.user_id = j.assignee_id and d.is_primary
    where j.id = new.job_id
      and d.license_verification = 'verified' and d.insurance_verification = 'verified'
      and d.license_expires > (j.ends_at at time zone a.zone)::date
      and d.insurance_expires > (j.ends_at at time zone a.zone)::date) then
    raise exception 'nobody verified who brings car %', new.car_id
      using errcode = '23514', constraint = 'relocation_papers';
  end if;
  return new;
end $$;
create trigger relocation_needs_papers before update of started_at on relocation
  for each row when (old.started_at is null and new.started_at is not null)
  execute function relocation_needs_papers();

-- What staff look at, and that they did, stays.
create function relocation_look_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what staff look at, and that they did, stays' using errcode = '23514', constraint = 'relocation_stays';
end $$;
create trigger relocation_look_stays before update on relocation
  for each row when ((old.finished_at is not null and new.look_because <> old.look_because)
    or (old.looked_at is not null and (new.looked_at, new.looked_by) is distinct from (old.looked_at, old.looked_by)))
  execute function relocation_look_stays();

-- Nothing is earned before staff have looked at what is to be looked at, and nothing else ends a job that is done
-- (docs/product/jobs.md#who-looks-at-it).
create function relocation_is_looked_at() returns trigger language plpgsql as $$
declare
  r relocation;
begin
  select * into r from relocation where job_id = new.id;
  if new.status = 'completed' and r.look_because <> '{}' and r.looked_at is null then
    raise exception 'staff look at this relocation first' using errcode = '23514', constraint = 'relocation_looked_at';
  end if;
  if old.status = 'done' and new.status = 'cancelled' and r.looked_at is null then
    raise exception 'a job that is done is not cancelled' using errcode = '23514', constraint = 'job_moves';
  end if;
  return new;
end $$;
create trigger relocation_is_looked_at before update of status on job
  for each row when (new.status <> old.status and new.status in ('completed', 'cancelled'))
  execute function relocation_is_looked_at();

-- Its pictures, of the car as it was taken and as it was brought, by who took or brought it.
create table relocation_inspection (
  id text primary key,
  job_id text not null references relocation,
  moment text not null check (moment in ('start', 'end')),
  by_id text not null references app_user,
  comments text check (length(comments) <= 1000),
  submitted_at timestamptz not null,
  -- Pictures that were too old when the keys changed hands, and were taken again.
  replaced_at timestamptz
);
create unique index relocation_inspection_once on relocation_inspection (job_id, moment, by_id)
  where replaced_at is null;

create trigger relocation_inspection_kept before delete on relocation_inspection
  for each row execute function stays_as_written();
create trigger relocation_inspection_immutable before update on relocation_inspection for each row when (
  (old.id, old.job_id, old.moment, old.by_id, old.submitted_at)
    is distinct from (new.id, new.job_id, new.moment, new.by_id, new.submitted_at) or old.replaced_at is not null)
  execute function stays_as_written();
create trigger relocation_inspection_never_emptied before truncate on relocation_inspection
  for each statement execute function is_never_emptied();

create table relocation_picture (
  inspection_id text not null references relocation_inspection,
  position smallint not null,
  checkpoint text not null,
  file_id text not null unique references stored_file,
  note text check (length(note) <= 500),
  marks jsonb not null default '[]',
  taken_at timestamptz,
  latitude double precision,
  longitude double precision,
  -- What is compared of a picture; nothing of one that could not be.
  print text check (print ~ '^([0-9a-f]{16}|flat)$'),
  primary key (inspection_id, position)
);

create trigger relocation_picture_immutable before update or delete on relocation_picture
  for each row execute function stays_as_written();
create trigger relocation_picture_never_emptied before truncate on relocation_picture
  for each statement execute function is_never_emptied();

-- CREDIT: what the company owes a person for a relocation, and what bills take of it
-- (docs/product/booking-and-payment.md#credit).

-- Cents of it that a person has left: earned, less what bills took and what orders that wait for their money will take. An
-- entry is of a rental or of a relocation, never of both.
create function credit_of(person text) returns bigint language sql stable as $$
  select coalesce((select -sum(l.amount_cents) from rental_transaction t
      join ledger_entry e on e.transaction_id = t.id
      join ledger_line l on l.entry_id = e.id and l.account = 'credit' where t.user_id = person), 0)::bigint
    + coalesce((select -sum(l.amount_cents) from job j
      join ledger_entry e on e.relocation_id = j.id
      join ledger_line l on l.entry_id = e.id and l.account = 'credit' where j.assignee_id = person), 0)::bigint
    - coalesce((select sum(o.credit_cents) from rental_order o where o.user_id = person and o.credit_cents > 0
      and (o.state = 'held' or (o.state = 'booked' and not o.paid))), 0)::bigint
$$;

-- ON TABLES OF platform.

alter table stored_file
  add foreign key (job_id) references job,
  add foreign key (relocation_id) references relocation,
  add constraint stored_file_of_job check (job_id is null or (purpose = 'job' and order_id is null
    and driver_id is null and job_position is not null)),
  add constraint stored_file_of_relocation check (relocation_id is null or (purpose = 'relocation'
    and num_nonnulls(order_id, driver_id, job_id) = 0));

-- ON TABLES OF people.

-- Nobody leaves in the middle of a job.
create function person_has_no_job() returns trigger language plpgsql as $$
begin
  if exists (select from job where status in ('assigned', 'done') and new.id in (owner_id, assignee_id)) then
    raise exception 'a job is still under way' using errcode = '23514', constraint = 'person_may_leave';
  end if;
  return new;
end $$;
create trigger person_has_no_job before update of deleted_at on app_user
  for each row when (new.deleted_at is not null) execute function person_has_no_job();

-- ON TABLES OF fleet.

alter table occupancy add foreign key (relocation_id) references relocation;

create constraint trigger relocation_keeps_car after insert or delete or update of relocation_id on occupancy
  deferrable initially deferred for each row execute function relocation_has_its_car('relocation_id');

-- ON TABLES OF money.

alter table ledger_entry add foreign key (relocation_id) references relocation;

-- Nobody gets the keys of a car that somebody else has, or that is on its way. Who takes one waits for whoever takes it at
-- the same moment.
create function one_driver_a_car() returns trigger language plpgsql as $$
begin
  perform from car where id = new.car_id for no key update;
  if exists (select from rental_order o where o.car_id = new.car_id and o.transaction_id <> new.transaction_id
      and o.rental_status in (86, 91, 92, 93) and (o.rental_status <> 91 or o.arrived_for = 'return'))
    or exists (select from relocation r where r.car_id = new.car_id
      and r.started_at is not null and r.finished_at is null and r.taken_back_at is null) then
    raise exception 'car % is out with somebody else', new.car_id
      using errcode = '23514', constraint = 'rental_order_one_driver';
  end if;
  return new;
end $$;
create trigger one_driver_a_car before insert on rental_order for each row
  when (new.rental_status in (86, 92, 93) or (new.rental_status = 91 and new.arrived_for = 'return'))
  execute function one_driver_a_car();
create trigger one_driver_a_car_now before update of rental_status, car_id, arrived_for on rental_order for each row
  when ((new.rental_status in (86, 92, 93) or (new.rental_status = 91 and new.arrived_for = 'return'))
    and (old.rental_status is null or old.rental_status not in (86, 91, 92, 93)
      or (old.rental_status = 91 and old.arrived_for is distinct from 'return') or old.car_id <> new.car_id))
  execute function one_driver_a_car();

-- Nobody uses credit twice: who uses some waits for whoever does at the same moment.
create function credit_is_there() returns trigger language plpgsql as $$
declare
  person text;
begin
  if tg_table_name = 'rental_order' then
    person := new.user_id;
  else
    select t.user_id into person from ledger_entry e join rental_transaction t on t.id = e.transaction_id
    where e.id = (to_jsonb(new) ->> 'entry_id')::bigint;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('credit ' || person, 0));
  if credit_of(person) < 0 then
    raise exception 'this credit was used already' using errcode = '23514', constraint = 'credit_is_there';
  end if;
  return null;
end $$;
create constraint trigger credit_is_there after insert or update of credit_cents, state, paid, user_id on rental_order
  deferrable initially deferred for each row when (new.credit_cents > 0) execute function credit_is_there();

create constraint trigger credit_is_there after insert on ledger_line deferrable initially deferred
  for each row when (new.account = 'credit' and new.amount_cents > 0) execute function credit_is_there();

-- ON TABLES OF help.

alter table message add foreign key (job_id) references job;

-- ON TABLES OF community.

alter table review add foreign key (job_id) references job;

-- Who blocks somebody has nothing open with them; a job under way goes on until one of them ends it.
create function block_ends_applications() returns trigger language plpgsql as $$
begin
  update job_application a set status = 'withdrawn', ended_at = new.created_at, updated_at = new.created_at
  from job j where j.id = a.job_id and a.status = 'pending'
    and (j.owner_id, a.applicant_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return new;
end $$;
create trigger block_ends_applications after insert on person_block
  for each row execute function block_ends_applications();

-- Nor does either learn where the other is.
create function block_ends_locations() returns trigger language plpgsql as $$
begin
  delete from job_location l using job j where j.id = l.job_id
    and (j.owner_id, j.assignee_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end $$;
create trigger block_ends_locations after insert on person_block
  for each row execute function block_ends_locations();
