-- Where the two of a job are, while it runs and one asked the other (docs/product/jobs.md#location):
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

create function block_ends_locations() returns trigger language plpgsql as $$
begin
  delete from job_location l using job j where j.id = l.job_id
    and (j.owner_id, j.assignee_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end $$;
create trigger block_ends_locations after insert on person_block
  for each row execute function block_ends_locations();
