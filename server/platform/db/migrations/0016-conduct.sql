-- Reports on people, and blocks by staff (docs/product/community.md#reports-on-people,
-- docs/product/staff.md#people).

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

create trigger passkey_of_somebody before insert on passkey
  for each row execute function person_is_here('user_id');

-- A block ends by itself: whoever asks compares it with the clock.
create table account_block (
  id text primary key,
  user_id text not null references app_user on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
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

-- Whoever reported somebody does not decide on them.
create or replace function nobody_decides_on_own() returns trigger language plpgsql as $$
begin
  if new.subject = new.staff_id
    or exists (select from rental_order where id = new.details ->> 'order' and user_id = new.staff_id)
    or exists (select from driver where id = new.subject and user_id = new.staff_id)
    or exists (select from special_request where id = new.subject and user_id = new.staff_id)
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
