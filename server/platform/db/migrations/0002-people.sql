-- The base, second of nine: who is who, and how they come in.

-- PEOPLE. Who deletes the account leaves the row behind, because the books and the tree hang on it;
-- nothing of it says who it was (docs/product/accounts.md#leaving). A parent in the referral tree is for
-- life and was here before the child: numbers in the order of joining only fall towards the root, so that
-- no cycle can be, whoever writes at the same moment (docs/product/community.md).

create sequence app_user_joined_no;

-- ONE SEARCH OF PEOPLE (docs/product/staff.md#search-of-people): every word that is typed begins a word of a name or an
-- address, phones are compared by their digits. What is compared stands in one indexed column, and what is typed becomes
-- a question to it in one place.
-- Words without accents, case and signs.
create function plain_words(said text) returns text[]
  language sql immutable parallel safe
  return array(select word
    from regexp_split_to_table(lower(plain_name(said)), '[][[:space:][:punct:]$+<=>^`|~–—]+') word where word <> '');

-- Digits with the country's in front, as domain/core/text/phone-digits.ts makes them.
create function phone_digits(phone text) returns text
  language sql immutable parallel safe
  return (select case when length(digits) = 10 and digits = typed and phone !~ '^\s*\+' then '1' || digits else digits end
    from (select typed, regexp_replace(typed, '^(0011|011|00)', '') as digits
      from (select regexp_replace(regexp_replace(phone, '[xX#;].*$', ''), '[^0-9]', '', 'g') as typed) one) two);

-- n: a word of the name; e: the address, and its words before the @; p: the digits of the phone, the last one first.
create function person_search(first_name text, last_name text, email text, phone text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array(
    select 'n' || word from unnest(
      plain_words(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
      -- «O'Neill» is found as oneill and as neill.
      || plain_words(regexp_replace(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), '[.''’‘ʻ`]', ' ', 'g'))) word
    union select 'e' || word from unnest(plain_words(replace(split_part(email, '@', 1), '.', ' '))) word
    union select 'e' || lower(email)
    union select 'p' || reverse(phone_digits(phone)) where phone_digits(phone) <> ''));

-- Of later wings stand here: fleet (area_id); money (trigger person_may_leave); community (trigger tie_of_referral_new,
-- trigger tie_of_referral); jobs (trigger person_has_no_job).
create table app_user (
  id text primary key,
  email text not null check (email = lower(email)),
  email_verified_at timestamptz,
  first_name text,
  last_name text,
  -- E.164, an extension apart behind it (docs/product/app.md#phone-numbers).
  phone text,
  whatsapp text,
  social text,
  birth_date date,
  language text not null default 'en' check (language in ('en', 'es')),
  avatar text,
  area_id text,
  referred_by text references app_user,
  terms_accepted_at timestamptz,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  -- An address belongs to nobody until it is confirmed (docs/product/accounts.md#registration): who registers with
  -- one has an account that is not its owner's, any number of them, until its mailbox is shown to be theirs.
  unconfirmed boolean not null default false,
  joined_no bigint not null default nextval('app_user_joined_no'),
  referred_by_no bigint,
  -- Who registers through a link is a child once the address is shown to be theirs; until then the
  -- account remembers the link.
  invitation_id text,
  deleted_at timestamptz,
  -- Gathered news is mailed between these whole hours of the person's day (docs/product/accounts.md#notices).
  notice_from smallint not null default 8 check (notice_from >= 0),
  notice_to smallint not null default 20 check (notice_to <= 24),
  -- What a search of people compares.
  search_words tsvector
    generated always as (person_search(first_name, last_name, email, phone)) stored,
  check (referred_by <> id),
  check (not unconfirmed or email_verified_at is null),
  constraint app_user_parent_number check ((referred_by is null) = (referred_by_no is null)),
  constraint app_user_parent_came_first check (referred_by_no < joined_no),
  constraint app_user_deleted_is_nobody check (
    deleted_at is null
    or (num_nonnulls(email_verified_at, first_name, last_name, phone, whatsapp, social, birth_date, avatar,
          area_id, invitation_id) = 0
      and email like '%@deleted.invalid')),
  -- The mark of who left, so that no account takes it.
  constraint app_user_email_is_real check (
    deleted_at is not null or email not like '%@deleted.invalid'),
  constraint notice_hours_in_order check (notice_from < notice_to)
);
alter sequence app_user_joined_no owned by app_user.joined_no;
create unique index app_user_email_owner on app_user (email) where not unconfirmed;
create index app_user_unconfirmed on app_user (email) where unconfirmed;
-- After the index of addresses: of two rules that are broken at once the database tells the one that was made first.
alter table app_user
  add constraint app_user_joined_no_key unique (id, joined_no),
  add constraint app_user_joined_no_once unique (joined_no),
  add constraint app_user_parent foreign key (referred_by, referred_by_no) references app_user (id, joined_no);
create index app_user_children on app_user (referred_by) include (id) where referred_by is not null;
create index app_user_invitation on app_user (invitation_id) where invitation_id is not null;
create index app_user_search on app_user using gin (search_words) with (fastupdate = off);

-- A parent is for life; its number follows from it.
create function app_user_parent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.referred_by is not null and new.referred_by is distinct from old.referred_by then
    raise exception 'a parent is for life' using errcode = '23514', constraint = 'app_user_parent_for_life';
  end if;
  if new.referred_by is not null then
    select joined_no into new.referred_by_no from app_user where id = new.referred_by;
  else
    new.referred_by_no := null;
  end if;
  return new;
end $$;
create trigger app_user_parent before insert or update of referred_by on app_user
  for each row execute function app_user_parent();

-- Two people as one lock, whichever of them is named first.
create function lock_pair(one text, other text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(least(one, other) || ' ' || greatest(one, other), 7261002))
$$;

-- What would belong to somebody who left is not written. Whoever deletes an account holds its row for
-- update, so what is written at the same moment waits here and then sees it.
create function person_is_here() returns trigger language plpgsql as $$
begin
  perform from app_user
  where id = to_jsonb(new) ->> tg_argv[0] and deleted_at is null for key share;
  if not found then
    raise exception 'this account was deleted' using errcode = '23514', constraint = 'person_is_here';
  end if;
  return new;
end $$;

-- What a text looks for among these, null when for nothing. A phone number, of at least its last seven digits, by
-- them alone.
create function person_query(said text) returns tsquery
  language sql immutable parallel safe
  return case
    when said ~ '^[[:space:]0-9()+./–—-]+([[:space:]]*(ext\.?|[xX#])[[:space:]]*[0-9]+)?$'
      and length(regexp_replace(regexp_replace(said, '[xX#].*$', ''), '[^0-9]', '', 'g')) >= 7
      then ('p' || reverse(regexp_replace(regexp_replace(regexp_replace(said, '[xX#].*$', ''), '[^0-9]', '', 'g'), '^(0011|011|00)', ''))
        || ':*')::tsquery
    else (select string_agg(part, ' & ')::tsquery
      from (
        select '''e' || replace(replace(lower(piece), '\', '\\'), '''', '''''') || ''':*' as part
          from regexp_split_to_table(said, '[[:space:],]+') piece where position('@' in piece) > 0
        union all
        select '(n' || word || ':* | e' || word || ':*)'
          from regexp_split_to_table(said, '[[:space:],]+') piece, unnest(plain_words(replace(piece, '.', ' '))) word
          where position('@' in piece) = 0) parts)
  end;

-- The same by the words of names alone, for whom the rest is not theirs to ask for.
create function name_query(said text) returns tsquery
  language sql immutable parallel safe
  return (select string_agg('n' || word || ':*', ' & ')::tsquery from unnest(plain_words(replace(said, '.', ' '))) word);

-- INVITATIONS: a personal link for one friend, 30 days, until it is used or revoked
-- (docs/product/community.md#invitations). Who registers through one remembers it.

create table invitation (
  id text primary key,
  code text not null unique,
  inviter_id text not null references app_user on delete cascade,
  first_name text not null check (length(first_name) between 1 and 80),
  review text not null check (length(review) <= 2000),
  reputation smallint not null check (reputation between 1 and 10),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_by text unique references app_user,
  used_at timestamptz,
  check ((used_by is null) = (used_at is null)),
  constraint invitation_revoked_or_used check (revoked_at is null or used_at is null),
  constraint invitation_not_for_oneself check (used_by <> inviter_id)
);
create index invitation_inviter on invitation (inviter_id, created_at desc);

create trigger invitation_of_somebody before insert on invitation
  for each row execute function person_is_here('inviter_id');

-- An invitation is used once.
create function invitation_used_once() returns trigger language plpgsql as $$
begin
  if old.used_by is not null and new.used_by is distinct from old.used_by then
    raise exception 'an invitation is used once' using errcode = '23514', constraint = 'invitation_used_once';
  end if;
  return new;
end $$;
create trigger invitation_used_once before update on invitation
  for each row execute function invitation_used_once();

alter table app_user add foreign key (invitation_id) references invitation on delete set null;

-- STAFF: who of the people works here.

create table staff_member (
  user_id text primary key references app_user on delete cascade,
  added_at timestamptz not null default now()
);

create trigger staff_member_is_somebody before insert on staff_member
  for each row execute function person_is_here('user_id');

-- SIGNING IN by link and code, of which only hashes are kept (docs/product/accounts.md#signing-in).

create table sign_in_challenge (
  id bigint generated always as identity primary key,
  email text not null,
  link_hash text not null unique,
  code_hash text not null,
  tries smallint not null default 0,
  language text not null,
  return_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Which browser asked for the link (a hash of what it keeps to itself): only there it signs in unasked.
  browser_hash text,
  -- The registration that asked for a sign-in mail: the code or link of it, used on another device, can
  -- finish that registration once the person says that it is theirs (docs/product/accounts.md#registration).
  registration_id text references app_user on delete set null
);
create index sign_in_challenge_email on sign_in_challenge (email, created_at desc);
create index sign_in_challenge_age on sign_in_challenge (created_at);
create index sign_in_challenge_registration on sign_in_challenge (registration_id) where registration_id is not null;

-- Mails with a link or a code that anybody can have sent to any address: a mailbox gets ten in a day.
-- Only a hash of the mailbox, for two days.
create table code_mail (
  id bigint generated always as identity primary key,
  mailbox_hash text not null,
  sent_at timestamptz not null
);
create index code_mail_of on code_mail (mailbox_hash, sent_at);
create index code_mail_sent on code_mail (sent_at);

-- ANOTHER E-MAIL, shown to be theirs on both sides.

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

-- PASSKEYS, a second way in beside link and code (docs/product/accounts.md#passkeys).

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

create trigger passkey_of_somebody before insert on passkey
  for each row execute function person_is_here('user_id');

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

-- Adding or removing a passkey asks again who is there.
create table passkey_code (
  user_id text primary key references app_user on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  tries_since timestamptz not null
);

-- «This was not me»: what a mail about a change leads to, once. Of the token only a hash.
create table passkey_alarm (
  hash text primary key,
  user_id text not null references app_user on delete cascade,
  -- Which one, by its name on the wire; it may be gone.
  passkey text not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null
);
create index passkey_alarm_user on passkey_alarm (user_id);
create index passkey_alarm_age on passkey_alarm (expires_at);

-- DRIVERS of an account, with what they handed in (docs/product/accounts.md#drivers).

-- One license with drivers of two accounts: compared without spaces, dashes and case.
create function license_key(number text) returns text
  language sql immutable parallel safe
  return regexp_replace(upper(number), '[^A-Z0-9]', '', 'g');

create table driver (
  id text primary key,
  user_id text not null references app_user on delete cascade,
  is_primary boolean not null default false,
  first_name text not null,
  last_name text not null,
  phone text,
  birth_date date,
  license_number text,
  license_country text,
  license_state text,
  license_expires date,
  license_verification text not null default 'missing'
    check (license_verification in ('missing', 'submitted', 'verified', 'rejected')),
  license_reason text,
  license_submitted_at timestamptz,
  insurance_company text,
  insurance_policy_number text,
  insurance_expires date,
  insurance_liability_limit_cents bigint check (insurance_liability_limit_cents >= 500000),
  insurance_collision_limit_cents bigint,
  insurance_collision_deductible_cents bigint check (insurance_collision_deductible_cents >= 0),
  insurance_comprehensive_limit_cents bigint,
  insurance_comprehensive_deductible_cents bigint,
  insurance_verification text not null default 'missing'
    check (insurance_verification in ('missing', 'submitted', 'verified', 'rejected')),
  insurance_reason text,
  insurance_submitted_at timestamptz,
  created_at timestamptz not null default now(),
  -- Staff decide on what they saw. What a driver handed in counts its versions: it is verified as the version that
  -- was looked at, and whoever changes it afterwards cannot leave it verified.
  license_version integer not null default 1,
  license_verified_version integer,
  insurance_version integer not null default 1,
  insurance_verified_version integer,
  constraint driver_license_verified_as_seen check (
    license_verification <> 'verified' or coalesce(license_verified_version = license_version, false)),
  constraint driver_insurance_verified_as_seen check (
    insurance_verification <> 'verified' or coalesce(insurance_verified_version = insurance_version, false))
);
create unique index driver_primary on driver (user_id) where is_primary;
create index driver_user on driver (user_id);
create index driver_license_waiting on driver (license_submitted_at) where license_verification = 'submitted';
create index driver_insurance_waiting on driver (insurance_submitted_at) where insurance_verification = 'submitted';
create index driver_license_expiry on driver (license_expires);
create index driver_insurance_expiry on driver (insurance_expires);
create index driver_license_key on driver (license_key(license_number)) where license_number is not null;

create trigger driver_of_somebody before insert on driver
  for each row execute function person_is_here('user_id');

-- Who changes what was handed in makes another version of it, of license and insurance apart.
create function document_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- What begins as verified was never anything else.
    if new.license_verification = 'verified' then new.license_verified_version := new.license_version; end if;
    if new.insurance_verification = 'verified' then new.insurance_verified_version := new.insurance_version; end if;
    return new;
  end if;
  if (old.first_name, old.last_name, old.birth_date, old.license_number, old.license_country, old.license_state,
      old.license_expires) is distinct from (new.first_name, new.last_name, new.birth_date, new.license_number,
      new.license_country, new.license_state, new.license_expires) then
    new.license_version := old.license_version + 1;
  end if;
  if (old.first_name, old.last_name, old.birth_date, old.insurance_company, old.insurance_policy_number,
      old.insurance_expires, old.insurance_liability_limit_cents, old.insurance_collision_limit_cents,
      old.insurance_collision_deductible_cents, old.insurance_comprehensive_limit_cents,
      old.insurance_comprehensive_deductible_cents) is distinct from (new.first_name, new.last_name, new.birth_date,
      new.insurance_company, new.insurance_policy_number, new.insurance_expires, new.insurance_liability_limit_cents,
      new.insurance_collision_limit_cents, new.insurance_collision_deductible_cents,
      new.insurance_comprehensive_limit_cents, new.insurance_comprehensive_deductible_cents) then
    new.insurance_version := old.insurance_version + 1;
  end if;
  return new;
end $$;
create trigger document_version before insert or update on driver
  for each row execute function document_version();

-- ON TABLES OF platform.

alter table session
  add foreign key (user_id) references app_user on delete cascade,
  add constraint session_passkey foreign key (passkey_id, user_id)
    references passkey (id, user_id) on delete set null (passkey_id);
alter table audit_entry add foreign key (staff_id) references app_user;
alter table stored_file
  add foreign key (owner_id) references app_user on delete cascade,
  add foreign key (driver_id) references driver on delete cascade;
alter table stored_bytes_of_day add foreign key (user_id) references app_user on delete cascade;
alter table notification add foreign key (user_id) references app_user on delete cascade;
alter table notification_preference add foreign key (user_id) references app_user on delete cascade;
alter table notice_mail add foreign key (user_id) references app_user on delete cascade;

create trigger session_of_somebody before insert on session
  for each row execute function person_is_here('user_id');

create trigger stored_file_of_somebody before insert on stored_file
  for each row execute function person_is_here('owner_id');

-- A picture more is another version of its document too; one that is dropped or forgotten shows nothing new.
create function document_has_picture() returns trigger language plpgsql as $$
begin
  if new.purpose = 'license' then
    update driver set license_version = license_version + 1 where id = new.driver_id;
  elsif new.purpose = 'insurance' then
    update driver set insurance_version = insurance_version + 1 where id = new.driver_id;
  end if;
  return null;
end $$;
create trigger document_has_picture after insert on stored_file
  for each row when (new.driver_id is not null) execute function document_has_picture();
create trigger document_gets_picture after update of driver_id on stored_file
  for each row when (new.driver_id is not null and new.driver_id is distinct from old.driver_id)
  execute function document_has_picture();

-- Nobody is told who is not here: such a notice is passed over, so that what it was about still happens.
create function told_who_is_here() returns trigger language plpgsql as $$
begin
  perform from app_user where id = new.user_id and deleted_at is null for key share;
  return case when found then new end;
end $$;
create trigger notification_to_somebody before insert on notification
  for each row execute function told_who_is_here();

create trigger notice_mail_to_somebody before insert on notice_mail
  for each row execute function told_who_is_here();
