-- Passkeys, a second way in beside link and code (docs/product/accounts.md#passkeys).

create table passkey (
  -- The credential's own id, in base64url.
  id text primary key check (length(id) between 8 and 1400),
  -- Its name on the wire.
  key text not null unique default gen_random_uuid()::text,
  user_id text not null references app_user on delete cascade,
  public_key bytea not null check (length(public_key) between 16 and 4096),
  counter bigint not null check (counter >= 0),
  transports text not null check (length(transports) <= 200),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (id, user_id)
);
create index passkey_by_user on passkey (user_id, created_at);

-- Its key never changes, and its counter never goes back: a lower one is that of a copy.
create function passkey_goes_on() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.public_key) is distinct from (old.id, old.user_id, old.public_key)
    or new.counter < old.counter then
    raise exception 'a passkey stays what it is and counts on' using errcode = '23514', constraint = 'passkey_goes_on';
  end if;
  return new;
end $$;
create trigger passkey_goes_on before update on passkey
  for each row execute function passkey_goes_on();

-- Whose address is not shown to be theirs loses all sessions when its owner comes: no way in may stay.
create function passkey_of_owner() returns trigger language plpgsql as $$
begin
  if exists (select from app_user where id = new.user_id and unconfirmed) then
    raise exception 'an account that nobody owns has no passkey' using errcode = '23514', constraint = 'passkey_of_owner';
  end if;
  return new;
end $$;
create trigger passkey_of_owner before insert on passkey
  for each row execute function passkey_of_owner();

-- What an authenticator has to sign, once and within minutes. Of the challenge only a hash.
create table passkey_challenge (
  hash text primary key,
  -- Who registers a passkey; nobody for signing in.
  user_id text references app_user on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_age on passkey_challenge (expires_at);
create index passkey_challenge_user on passkey_challenge (user_id) where user_id is not null;

-- Which passkey a session came by; it is the person's own.
alter table session add column passkey_id text;
alter table session add constraint session_passkey foreign key (passkey_id, user_id)
  references passkey (id, user_id) on delete set null (passkey_id);
create index session_passkey on session (passkey_id) where passkey_id is not null;
