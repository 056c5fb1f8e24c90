-- The base, ninth of nine: what staff decide on people, and who leaves.

-- REPORTS on people (docs/product/community.md#reports-on-people).

create table person_report (
  id text primary key,
  user_id text not null references app_user on delete cascade,
  reporter_id text not null references app_user on delete cascade,
  reason text not null check (reason in ('fraud', 'harassment', 'impersonation', 'danger', 'spam', 'other')),
  said text not null check (length(said) between 1 and 2000),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references app_user,
  decision text check (decision in ('dismissed', 'warned', 'blocked')),
  constraint person_report_of_somebody_else check (user_id <> reporter_id),
  check (num_nonnulls(decided_at, decided_by, decision) in (0, 3))
);
create unique index person_report_one_open on person_report (reporter_id, user_id) where decided_at is null;
create index person_report_open on person_report (user_id, created_at) where decided_at is null;
create index person_report_of on person_report (user_id);

create trigger person_report_of_somebody before insert on person_report
  for each row execute function person_is_here('reporter_id');
create trigger person_report_on_somebody before insert on person_report
  for each row execute function person_is_here('user_id');

-- BLOCKS by staff. A block is of the person, not of one account (docs/product/staff.md#people,
-- docs/product/staff.md#do-not-rent).

-- A block ends by itself: whoever asks compares it with the clock.
create table account_block (
  id text primary key,
  user_id text not null references app_user on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  starts_at timestamptz not null,
  -- It may have no end.
  ends_at timestamptz,
  made_by text not null references app_user,
  lifted_at timestamptz,
  lifted_by text references app_user,
  check (starts_at < ends_at),
  check (ends_at <= starts_at + interval '400 days'),
  check (lifted_at between starts_at and ends_at),
  check ((lifted_at is null) = (lifted_by is null)),
  constraint account_block_one_at_a_time exclude using gist (
    user_id with =, tstzrange(starts_at, coalesce(lifted_at, ends_at)) with &&)
);
-- Blocks whose end has come.
create index account_block_ending on account_block (coalesce(lifted_at, ends_at));

create trigger account_block_of_somebody before insert on account_block
  for each row execute function person_is_here('user_id');

-- Staff are not blocked: a colleague takes them off the list first.
create function block_spares_staff() returns trigger language plpgsql as $$
begin
  perform from app_user where id = new.user_id for update;
  if exists (select from staff_member where user_id = new.user_id) then
    raise exception 'a person of the staff is not blocked' using errcode = '23514', constraint = 'block_spares_staff';
  end if;
  return new;
end $$;
create trigger block_spares_staff before insert on account_block
  for each row execute function block_spares_staff();

-- What the person is known by, as keyed hashes (HMAC) alone: the key is a file of the installation. Kept for the term of
-- the block, also when the account is deleted meanwhile.
create table block_mark (
  block_id text not null references account_block on delete cascade,
  kind text not null check (kind in ('license', 'phone', 'name')),
  hash text not null check (length(hash) = 43),
  primary key (block_id, kind, hash)
);
create index block_mark_hash on block_mark (hash);

-- Staff looked at a match, and it is somebody else.
create table not_same_person (
  user_id text not null references app_user on delete cascade,
  block_id text not null references account_block on delete cascade,
  kind text not null check (kind in ('license', 'phone', 'name')),
  decided_at timestamptz not null,
  decided_by text not null references app_user,
  primary key (user_id, block_id, kind)
);
create index not_same_person_block on not_same_person (block_id);

create trigger not_same_person_is_somebody before insert on not_same_person
  for each row execute function person_is_here('user_id');

-- LEAVING: the file of everything that is held on a person (docs/product/accounts.md#your-data), and the code
-- that is asked for before an account is deleted.

create table account_export (
  -- Also the name of the stored file.
  id text primary key,
  user_id text not null references app_user on delete cascade,
  language text not null check (language in ('en', 'es')),
  asked_at timestamptz not null,
  -- Somebody makes it since then; after a crash it is begun anew.
  begun_at timestamptz,
  ready_at timestamptz,
  byte_size bigint check (byte_size > 0),
  -- When its file is removed; of one that nobody wants any more at once.
  ends_at timestamptz,
  check (num_nonnulls(ready_at, byte_size) in (0, 2)),
  check (ends_at <= ready_at + interval '7 days')
);
-- One is made for a person at a time.
create unique index account_export_one on account_export (user_id) where ends_at is null;
create index account_export_to_make on account_export (asked_at) where ready_at is null and ends_at is null;
create index account_export_to_remove on account_export (ends_at) where ends_at is not null;
create index account_export_of on account_export (user_id, asked_at desc);

create trigger account_export_of_somebody before insert on account_export
  for each row execute function person_is_here('user_id');

-- The last one, and the wrong ones of a day.
create table deletion_code (
  user_id text primary key references app_user on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 20),
  tries_since timestamptz not null
);

-- ON TABLES OF platform.

-- Nobody of the staff decides about themselves, whichever way it was tried: every decision leaves its line in the log. Not
-- on their order, papers or special request, nor names themself a seed person; nobody who brought a car confirms it; whose
-- review it is, whom it is about and who reported it do not decide about it, nor does who reported a person on them.
create function nobody_decides_on_own() returns trigger language plpgsql as $$
begin
  if new.subject = new.staff_id
    or exists (select from rental_order where id = new.details ->> 'order' and user_id = new.staff_id)
    or exists (select from driver where id = new.subject and user_id = new.staff_id)
    or exists (select from special_request where id = new.subject and user_id = new.staff_id)
    or (new.action in ('job accept', 'job complete') and
      exists (select from job where id = new.subject and assignee_id = new.staff_id))
    or (new.action in ('review keep', 'review hide') and (
      exists (select from review where id = new.subject and new.staff_id in (reviewer_id, subject_id))
      or exists (select from review_report where review_id = new.subject and reporter_id = new.staff_id)))
    or (new.action in ('person dismiss', 'person warn', 'person block') and
      exists (select from person_report where user_id = new.subject and reporter_id = new.staff_id
        and (decided_at is null or decided_by = new.staff_id))) then
    raise exception 'nobody decides on what is their own' using errcode = '23514', constraint = 'nobody_decides_on_own';
  end if;
  return new;
end $$;
create trigger nobody_decides_on_own before insert on audit_entry
  for each row when (new.action not in ('message sent', 'file opened')) execute function nobody_decides_on_own();

-- ON TABLES OF money.

-- Nobody takes a car while the company blocks them (docs/product/staff.md#blocked-accounts): the block is asked for at
-- the moment of the keys, for no row changes when it ends.
create function keys_need_no_block() returns trigger language plpgsql as $$
begin
  if exists (select from account_block b where b.user_id = new.user_id and b.lifted_at is null
      and coalesce(b.ends_at > coalesce(new.picked_up_at, now()), true)) then
    raise exception 'order % is of somebody who is blocked', new.id
      using errcode = '23514', constraint = 'rental_order_blocked';
  end if;
  return new;
end $$;
create trigger keys_need_no_block before update of rental_status on rental_order for each row
  when (new.rental_status in (86, 92, 93) and new.kind in ('start', 'swap')
    and (old.rental_status is null or old.rental_status = 85
      or (old.rental_status = 91 and old.arrived_for is distinct from 'return')))
  execute function keys_need_no_block();

-- ON TABLES OF jobs.

-- Whoever is blocked takes no car of the company's to another town either (docs/product/staff.md#blocked-accounts).
create function relocation_needs_no_block() returns trigger language plpgsql as $$
begin
  if exists (select from job j join account_block b on b.user_id = j.assignee_id
      where j.id = new.job_id and b.lifted_at is null
        and coalesce(b.ends_at > new.started_at, true)) then
    raise exception 'who brings car % is blocked', new.car_id
      using errcode = '23514', constraint = 'relocation_blocked';
  end if;
  return new;
end $$;
create trigger relocation_needs_no_block before update of started_at on relocation
  for each row when (old.started_at is null and new.started_at is not null)
  execute function relocation_needs_no_block();
