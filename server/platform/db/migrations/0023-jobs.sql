-- Jobs: rides and help along a route (docs/product/jobs.md). What an application and a job may be
-- stands here, whoever writes at the same moment.

-- THE JOB. Its window becomes moments, its places get positions. What everybody reads of a place is
-- the town; the address and the mark on the map are for the owner and who does the job.

delete from job where area_id is null or from_place_id is null;
alter table job
  alter column area_id set not null,
  alter column from_place_id set not null,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column from_latitude double precision,
  add column from_longitude double precision,
  add column to_latitude double precision,
  add column to_longitude double precision,
  add column from_address text check (length(from_address) between 1 and 200),
  add column from_exact_latitude double precision,
  add column from_exact_longitude double precision,
  add column to_address text check (length(to_address) between 1 and 200),
  add column to_exact_latitude double precision,
  add column to_exact_longitude double precision,
  -- Towns on the way, in order: [{"id", "name", "state", "latitude", "longitude"}].
  add column via jsonb not null default '[]' check (jsonb_typeof(via) = 'array' and jsonb_array_length(via) <= 5),
  -- By road, guessed from the line over all its places.
  add column road_miles double precision not null default 0 check (road_miles >= 0),
  -- What the trip costs who drives; what seats of a ride cost together is never more.
  add column trip_cost_cents integer,
  add column size text check (size in ('small', 'medium', 'large')),
  -- Miles that a ride offered goes out of its way.
  add column max_detour double precision check (max_detour >= 0 and max_detour <= 100),
  add column visibility text not null default 'all' check (visibility in ('all', 'network')),
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column cancelled_at timestamptz,
  -- So late that whoever was assigned had planned with it: both sides rate it.
  add column cancelled_late boolean not null default false,
  add column done_at timestamptz,
  add column completed_at timestamptz;

update job set
  starts_at = (window_start + time '08:00') at time zone area.zone,
  ends_at = (window_end + time '20:00') at time zone area.zone,
  updated_at = job.created_at,
  cancelled_at = case when job.status = 'cancelled' then job.created_at end,
  done_at = case when job.status in ('done', 'completed') then (window_end + time '20:00') at time zone area.zone end,
  completed_at = case when job.status = 'completed' then (window_end + time '20:00') at time zone area.zone end
from area where area.id = job.area_id;
update job set from_latitude = place.latitude, from_longitude = place.longitude
from place where place.id = job.from_place_id;
update job set to_place_id = null where type in ('carWash', 'roadside', 'inspection');
update job set to_latitude = place.latitude, to_longitude = place.longitude
from place where place.id = job.to_place_id;
update job set seats = 1 where type in ('rideRequest', 'rideOffer') and seats is null;
update job set seats = null where type not in ('rideRequest', 'rideOffer');
update job set size = 'medium' where type in ('delivery', 'movingHelp');
update job set trip_cost_cents = offer_cents * seats, max_detour = 5 where type = 'rideOffer';
update job set status = 'expired', assignee_id = null where owner_id is null and type <> 'relocation';

alter table job rename column offer_cents to price_cents;
alter table job
  alter column starts_at set not null,
  alter column ends_at set not null,
  alter column updated_at set not null,
  alter column from_latitude set not null,
  alter column from_longitude set not null,
  -- Without a price its owner asks for offers.
  alter column price_cents drop not null,
  drop column window_start,
  drop column window_end,
  -- Reviews say it, of both sides.
  drop column completion_rating,
  add constraint job_type check (type in ('rideRequest', 'rideOffer', 'delivery', 'movingHelp', 'errand', 'carWash',
    'roadside', 'inspection', 'relocation')),
  add constraint job_window check (starts_at < ends_at and ends_at <= starts_at + interval '31 days'),
  add constraint job_price check (price_cents between 0 and 500000),
  add constraint job_seats check ((type in ('rideRequest', 'rideOffer')) = (seats is not null) and seats between 1 and 8),
  add constraint job_size check ((type in ('delivery', 'movingHelp')) = (size is not null)),
  add constraint job_detour check ((type = 'rideOffer') = (max_detour is not null)),
  add constraint job_shares_the_cost check (type <> 'rideOffer'
    or (trip_cost_cents is not null and (price_cents is null or price_cents * seats <= trip_cost_cents))),
  add constraint job_destination check ((to_place_id is null) = (to_latitude is null)
    and (to_latitude is null) = (to_longitude is null)
    and (to_place_id is not null or type in ('movingHelp', 'errand', 'carWash', 'roadside', 'inspection'))
    and (to_place_id is null or type not in ('carWash', 'roadside', 'inspection'))),
  add constraint job_exact_from check ((from_exact_latitude is null) = (from_exact_longitude is null)),
  add constraint job_exact_to check ((to_exact_latitude is null) = (to_exact_longitude is null)
    and (to_place_id is not null or num_nonnulls(to_address, to_exact_latitude) = 0)),
  add constraint job_owner check (owner_id is not null or type = 'relocation' or status = 'expired'),
  add constraint job_not_for_oneself check (assignee_id <> owner_id),
  add constraint job_assignee check (case when status in ('assigned', 'done', 'completed') then assignee_id is not null
    when status = 'open' then assignee_id is null else true end),
  add constraint job_cancelled_late check (not cancelled_late or (status = 'cancelled' and assignee_id is not null)),
  add constraint job_moments check ((status = 'cancelled') = (cancelled_at is not null)
    and (status <> 'done' or done_at is not null) and (status = 'completed') = (completed_at is not null)),
  add constraint job_title check (length(title) between 1 and 120),
  add constraint job_description check (length(description) <= 4000);
create index job_open on job (area_id, starts_at) where status = 'open';
create index job_of_owner on job (owner_id, starts_at desc);
create index job_of_assignee on job (assignee_id, starts_at desc) where assignee_id is not null;
-- What time does: `domain/jobs/jobs/job-moves.ts`.
create index job_due on job (ends_at) where status in ('open', 'assigned');
create index job_to_confirm on job (done_at) where status = 'done';
create trigger job_of_somebody before insert on job
  for each row when (new.owner_id is not null) execute function person_is_here('owner_id');

create function job_moves() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('open', 'assigned'), ('open', 'cancelled'), ('open', 'expired'),
    ('assigned', 'open'), ('assigned', 'done'), ('assigned', 'completed'), ('assigned', 'cancelled'),
    ('assigned', 'expired'), ('done', 'completed'), ('cancelled', 'open')) then
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

-- APPLICATIONS: of one person one that lives, of one job one that is accepted, none to oneself.

alter table job_application
  add column ended_at timestamptz,
  -- Left so late that the owner had planned with it.
  add column left_late boolean not null default false,
  add column updated_at timestamptz,
  add constraint job_application_offer check (offer_cents between 0 and 500000),
  add constraint job_application_comment check (length(comment) <= 1000),
  add constraint job_application_late check (not left_late or status = 'withdrawn');
update job_application set updated_at = created_at,
  ended_at = case when status not in ('pending', 'accepted') then created_at end;
alter table job_application
  alter column updated_at set not null,
  add constraint job_application_ends check ((status in ('pending', 'accepted')) = (ended_at is null));
create unique index job_application_one_live on job_application (job_id, applicant_id)
  where status in ('pending', 'accepted');
create unique index job_application_one_accepted on job_application (job_id) where status = 'accepted';
create index job_application_of_applicant on job_application (applicant_id, created_at desc);
create index job_application_of_job on job_application (job_id, created_at);
create trigger job_application_of_somebody before insert on job_application
  for each row execute function person_is_here('applicant_id');

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

-- Who does a job is who was accepted for it; looked at when the transaction ends.
create function job_assignee_was_accepted() returns trigger language plpgsql as $$
declare
  bad boolean;
begin
  select j.status in ('assigned', 'done', 'completed') <> exists (select from job_application a
    where a.job_id = j.id and a.status = 'accepted' and a.applicant_id is not distinct from j.assignee_id)
  into bad from job j where j.id = (to_jsonb(new) ->> tg_argv[0]);
  if bad then
    raise exception 'who does a job was accepted for it' using errcode = '23514', constraint = 'job_assignee_was_accepted';
  end if;
  return null;
end $$;
create constraint trigger job_assignee_was_accepted after insert or update of status, assignee_id on job
  deferrable initially deferred for each row execute function job_assignee_was_accepted('id');
create constraint trigger job_accepted_is_assignee after insert or update of status on job_application
  deferrable initially deferred for each row execute function job_assignee_was_accepted('job_id');

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
create trigger job_assigned_to_somebody before update of assignee_id on job
  for each row when (new.assignee_id is not null and old.assignee_id is null)
  execute function person_is_here('assignee_id');

-- WHO SEES A JOB: its owner, who does or did it, staff the company's; others what is shown to them, unless one
-- of the two blocked the other.
create function sees_job(j job, viewer text, is_staff boolean) returns boolean language sql stable as $$
  select j.owner_id = viewer or j.assignee_id = viewer or (is_staff and j.owner_id is null) or (
    not exists (select from person_block b
      where (b.blocker_id, b.blocked_id) in ((j.owner_id, viewer), (viewer, j.owner_id)))
    and (exists (select from job_application a where a.job_id = j.id and a.applicant_id = viewer)
      or (j.status in ('open', 'assigned', 'done', 'completed') and (j.visibility = 'all' or exists (
        select from connection c where c.status = 'confirmed'
          and (c.requester_id, c.addressee_id) in ((j.owner_id, viewer), (viewer, j.owner_id)))))))
$$;

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

-- PHOTOS of a job, which everybody who sees it sees.

alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check check (purpose in
  ('license', 'insurance', 'avatar', 'keys', 'inspection', 'maintenance', 'claim', 'help', 'job'));
alter table stored_file
  add column job_id text references job,
  add column job_position smallint check (job_position between 0 and 5),
  add constraint stored_file_of_job check (job_id is null or (purpose = 'job' and order_id is null
    and driver_id is null and job_position is not null));
create index stored_file_job on stored_file (job_id, job_position) where job_id is not null;
drop index stored_file_unattached;
create index stored_file_unattached on stored_file (created_at)
  where driver_id is null and order_id is null and job_id is null;

-- ITS THREAD: between owner and who does it, and staff who stand in for the company.

alter table message
  alter column order_id drop not null,
  add column job_id text references job,
  drop constraint message_author_check,
  add constraint message_author_check check (author in ('renter', 'staff', 'owner', 'assignee')),
  add constraint message_of_one_thing check (num_nonnulls(order_id, job_id) = 1),
  add constraint message_author_of_its_kind check (
    case when job_id is null then author in ('renter', 'staff') else author <> 'renter' and help_request_id is null end);
create index message_job on message (job_id, id) where job_id is not null;
