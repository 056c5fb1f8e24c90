-- What a person sees of their own sessions (docs/product/accounts.md#sessions), and how they change
-- their e-mail.

-- What a browser says it is, by its kind only: no version, no address. A session from before has none.
alter table session
  add column key text not null unique default gen_random_uuid()::text,
  add column browser text
    check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
  add column system text
    check (system in ('android', 'chromeos', 'ios', 'ipados', 'linux', 'macos', 'windows', 'other')),
  -- An IANA name, as the browser told it.
  add column time_zone text check (length(time_zone) between 1 and 64),
  add column last_used_at timestamptz not null default now();
update session set last_used_at = greatest(created_at, expires_at - interval '30 days');

-- One for each person: the next takes the place of the one before. Of the codes only hashes.
create table email_change (
  user_id text primary key references app_user on delete cascade,
  old_email text not null,
  new_email text not null check (new_email = lower(new_email)),
  salt text not null,
  old_code_hash text not null,
  new_code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (new_email <> old_email),
  check (expires_at > created_at)
);
create index email_change_age on email_change (created_at);

-- A confirmed address changes only when both mailboxes said so. What ends in .invalid is nobody's
-- mailbox (RFC 2606) and may take the place of the address of somebody who has left.
create function email_confirmed_on_both() returns trigger language plpgsql as $$
begin
  if new.email not like '%.invalid' and not exists (
    select from email_change
    where user_id = new.id and old_email = old.email and new_email = new.email
      and old_confirmed_at is not null and new_confirmed_at is not null) then
    raise exception 'an e-mail changes when it is confirmed on both addresses'
      using errcode = '23514', constraint = 'email_confirmed_on_both';
  end if;
  return new;
end $$;
create trigger email_confirmed_on_both before update of email on app_user
  for each row when (old.email is distinct from new.email) execute function email_confirmed_on_both();
