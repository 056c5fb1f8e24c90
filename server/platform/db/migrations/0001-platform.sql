-- The base, first of nine: what knows no wing. One file a wing, in the order of the wings
-- (docs/architecture.md); news owns no table. These nine stay as they are from version 0.2.0 on: what
-- changes later is a migration of its own after them.
--
-- What must never be false is held here, by constraints and triggers, whoever writes: our own code as
-- much as a hand at the database. Constraints that two people at once can run into are read by their
-- names (server/platform/api/database-refusals.ts).
--
-- A table stands in the file of its owner, whose wing alone is to write it. What points from it to a
-- later wing (keys, checks, triggers) is added in that wing's file, under the name of the owner; the
-- owner says above the table which they are. A function or view that reads tables of several wings
-- stands with the last of them.

-- Who has a car when is an exclusion constraint over car and time.
create extension if not exists btree_gist;

-- «Kahalu‘u» and «La Cañada» as somebody types them in a hurry: kahaluu, la canada. Of places and of people.
create function plain_name(name text) returns text
  language sql immutable parallel safe
  return btrim(regexp_replace(
    regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f''’‘ʻ`.]', '', 'g'),
    '[\s,-]+', ' ', 'g'));

-- What is written once and never changed is held by this, in all nine files.
create function stays_as_written() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed, only added to', tg_table_name using errcode = '23514';
end $$;

-- What is only added to is not emptied either (docs/product/rental.md#evidence).
create function is_never_emptied() returns trigger language plpgsql as $$
begin
  raise exception '% is never emptied', tg_table_name using errcode = '23514', constraint = 'is_never_emptied';
end $$;

-- What servers keep in memory (docs/decisions/0032-kept-for-a-minute.md): who changes it tells it with the commit.
create function cache_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('tramo_cache', tg_argv[0]);
  return null;
end $$;

-- SESSIONS: who is signed in, by a hash of the token only (docs/product/accounts.md#sessions).

-- Of later wings stand here: people (user_id, session_passkey, trigger session_of_somebody).
create table session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  user_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- What a browser says it is, by its kind only: no version, no address.
  key text not null unique default gen_random_uuid()::text,
  browser text
    check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
  system text
    check (system in ('android', 'chromeos', 'ios', 'ipados', 'linux', 'macos', 'windows', 'other')),
  -- An IANA name, as the browser told it.
  time_zone text check (length(time_zone) between 1 and 64),
  last_used_at timestamptz not null default now(),
  -- Which passkey a session came by; it is the person's own.
  passkey_id text,
  -- Up to when the session may add or remove a passkey, by a mailed code or by a passkey that the person has.
  passkeys_open_until timestamptz
);
create index session_by_user on session (user_id);
create index session_passkey on session (passkey_id) where passkey_id is not null;

-- REPEATED REQUESTS: the same requestId gives the same first answer again (docs/wire.md).

-- The key is a hash, and the answer is sealed with the requestId itself, so that the table alone opens nothing.
create table repeated_request (
  key text primary key,
  fields_hash text not null,
  http_status smallint,
  sealed_answer bytea,
  created_at timestamptz not null
);
create index repeated_request_age on repeated_request (created_at);

-- KEYS that sign evidence and passports.

-- The private halves are never in the database.
create table signing_key (
  id text primary key,
  public_key text not null,
  first_used_at timestamptz not null
);

create trigger signing_key_immutable before update or delete on signing_key
  for each row execute function stays_as_written();
create trigger signing_key_never_emptied before truncate on signing_key
  for each statement execute function is_never_emptied();

-- THE AUDIT LOG: what staff did, which stays as it was written (docs/product/staff.md#audit-log).

-- Of later wings stand here: people (staff_id); staff (trigger nobody_decides_on_own).
create table audit_entry (
  id bigint generated always as identity primary key,
  staff_id text not null,
  at timestamptz not null,
  action text not null,
  subject text not null,
  details jsonb not null
);
create index audit_entry_subject on audit_entry (subject, id);
create index audit_entry_order on audit_entry ((details ->> 'order'), id);

create trigger audit_entry_never_emptied before truncate on audit_entry
  for each statement execute function is_never_emptied();

create function audit_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is never changed, only added to' using errcode = '23514';
end $$;
create trigger audit_entry_immutable before update or delete on audit_entry
  for each row execute function audit_is_immutable();

-- FILES of people and of what they hand in, and how much is stored for a person in a day.

-- Of later wings stand here: people (owner_id, driver_id, trigger document_has_picture, trigger
-- document_gets_picture, trigger stored_file_of_somebody); money (order_id); jobs (job_id, relocation_id,
-- check stored_file_of_job, check stored_file_of_relocation).
create table stored_file (
  id text primary key,
  owner_id text not null,
  driver_id text,
  purpose text not null check (purpose in
    ('license', 'insurance', 'avatar', 'keys', 'inspection', 'maintenance', 'claim', 'help', 'job', 'relocation')),
  content_type text not null,
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now(),
  order_id text,
  -- What a picture was when it came; evidence names it by this.
  sha256 text,
  -- Photos of a job, which everybody who sees it sees.
  job_id text,
  job_position smallint check (job_position between 0 and 5),
  relocation_id text
);
create index stored_file_driver on stored_file (driver_id, purpose);
-- What lies there for a person outside of orders is summed at each upload.
create index stored_file_loose on stored_file (owner_id) include (byte_size) where order_id is null;
create index stored_file_job on stored_file (job_id, job_position) where job_id is not null;
create index stored_file_license on stored_file (created_at) where purpose = 'license' and driver_id is not null;
create index stored_file_avatar on stored_file (created_at) where purpose = 'avatar';
-- What was uploaded and belongs to nothing; a person's own picture belongs to nothing else and is none of those.
create index stored_file_unattached on stored_file (created_at)
  where driver_id is null and order_id is null and job_id is null and relocation_id is null and purpose <> 'avatar';

-- How much was stored for a person in a day. What is deleted later still counts for its day.
-- Of later wings stand here: people (user_id).
create table stored_bytes_of_day (
  user_id text not null,
  day date not null,
  bytes bigint not null check (bytes > 0),
  primary key (user_id, day)
);
create index stored_bytes_of_day_age on stored_bytes_of_day (day);

-- NOTICES: what a person is told inside the app, one notice a thread while it is unread, and by mail
-- (docs/product/help-and-claims.md#notifications).

-- Of later wings stand here: people (user_id, trigger notification_to_somebody); money (order_id).
create table notification (
  id text primary key,
  user_id text not null,
  order_id text,
  topic text not null,
  thread text not null,
  severity text not null default 'info' check (severity in ('info', 'success', 'warning', 'danger')),
  title_en text not null,
  title_es text not null,
  text_en text not null,
  text_es text not null,
  route text,
  query jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index notification_open_thread on notification (user_id, thread) where read_at is null;
create index notification_user on notification (user_id, created_at desc);

-- Of later wings stand here: people (user_id).
create table notification_preference (
  user_id text not null,
  topic text not null,
  in_app boolean not null,
  mail boolean not null,
  primary key (user_id, topic)
);

-- Notices that also go by mail: urgent ones at once, the others gathered into one (docs/product/rental.md#reminders).
-- Of later wings stand here: people (user_id, trigger notice_mail_to_somebody).
create table notice_mail (
  id text primary key,
  user_id text not null,
  -- The same in the app: once it is read there, gathered news of it is not mailed.
  notification_id text references notification on delete set null,
  thread text not null,
  title_en text not null,
  title_es text not null,
  text_en text not null,
  text_es text not null,
  route text,
  query jsonb not null default '{}',
  urgent boolean not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- Decided once: put into the mail `mail_id`, or dropped when there is none.
  done_at timestamptz,
  mail_id text
);
-- Newer news of a thread takes the place of what was gathered of it.
create unique index notice_mail_gathered on notice_mail (user_id, thread) where done_at is null and not urgent;
create index notice_mail_due on notice_mail (due_at) where done_at is null;
create index notice_mail_last on notice_mail (user_id, done_at) where mail_id is not null and not urgent;

-- What somebody was reminded of, once each, whatever process or crash comes (docs/product/rental.md#reminders).
create table reminder (
  key text primary key,
  at timestamptz not null
);

-- OUTGOING MAIL (docs/decisions/0002-outbox-tables-instead-of-a-job-queue.md).

create table outgoing_mail (
  id text primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  reply_to text,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries smallint not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  -- A mail to somebody who left is forgotten once it is sent.
  forget_once_sent boolean not null default false,
  -- Mail of notices comes by the thousands; what somebody waits for, a code or a receipt, goes before it.
  can_wait boolean not null default false
);
create index outgoing_mail_waiting on outgoing_mail (can_wait, next_try_at) where sent_at is null and given_up_at is null;
