-- The base, first of six: where the company is, and who is who. From here on migrations only grow:
-- what changes later is a file of its own, and these six stay as they are.
--
-- What must never be false is held here, by constraints and triggers, whoever writes: our own code as
-- much as a hand at the database (docs/architecture.md). Constraints that two people at once can run
-- into are read by their names (server/platform/api/database-refusals.ts).

-- Who has a car when is an exclusion constraint over car and time.
create extension if not exists btree_gist;

-- AREAS: regions with one clock and one pickup place (docs/product/search.md#areas).

create table area (
  id text primary key,
  slug text not null unique,
  name_en text not null,
  name_es text not null,
  state text not null,
  zone text not null,
  gas_price_cents integer not null check (gas_price_cents > 0),
  centre_latitude double precision not null,
  centre_longitude double precision not null,
  pickup_address text not null,
  opens time not null default '08:00',
  closes time not null default '20:00',
  -- How many can have an appointment at the same time.
  slot_capacity smallint not null default 3 check (slot_capacity > 0),
  tax_rate numeric(6, 5) not null default 0 check (tax_rate >= 0 and tax_rate < 1),
  -- Electric cars are settled in percent of a charge, by the price of the kWh
  -- (docs/product/inspections-and-maintenance.md#gas-and-charge).
  kwh_price_cents integer not null default 45 check (kwh_price_cents > 0),
  check (opens < closes)
);

-- PLACES are found by how they begin, whatever the accents (docs/product/app.md#running-it: the embedded gazetteer).

-- «Kahalu‘u» and «La Cañada» as somebody types them in a hurry: kahaluu, la canada.
create function plain_name(name text) returns text
  language sql immutable parallel safe
  return btrim(regexp_replace(
    regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f''’‘ʻ`.]', '', 'g'),
    '[\s,-]+', ' ', 'g'));

create table place (
  id text primary key,
  name text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null,
  population integer not null,
  kind text not null,
  area_id text references area,
  plain_name text generated always as (plain_name(name || ' ' || state)) stored not null
);
create index place_in_view on place (latitude, longitude);

-- SITE: the texts of its pages, and what comes in through its forms.

-- Each edit of a page is a new row: the highest version is what is shown, and the older ones still say
-- what somebody had read (docs/product/app.md#languages, docs/product/staff.md#what-they-do).
create table content_page (
  slug text not null check (slug in ('about', 'faq', 'terms', 'rules', 'insurance')),
  lang text not null check (lang in ('en', 'es')),
  version integer not null check (version > 0),
  title text not null check (length(title) between 1 and 200),
  body text not null check (length(body) <= 100000),
  updated_at timestamptz not null,
  primary key (slug, lang, version)
);

create table contact_message (
  id text primary key,
  name text not null,
  email text not null,
  phone text,
  subject text,
  message text not null,
  created_at timestamptz not null
);

create table error_report (
  id bigint generated always as identity primary key,
  message text not null,
  stack text,
  path text,
  release text,
  created_at timestamptz not null
);

-- PEOPLE and how they sign in. Tokens and codes are kept as hashes only.

create table app_user (
  id text primary key,
  email text not null check (email = lower(email)),
  email_verified_at timestamptz,
  first_name text,
  last_name text,
  phone text,
  whatsapp text,
  social text,
  birth_date date,
  language text not null default 'en' check (language in ('en', 'es')),
  avatar text,
  area_id text references area,
  referred_by text references app_user,
  terms_accepted_at timestamptz,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  -- An address belongs to nobody until it is confirmed (docs/product/accounts.md#registration): who registers with
  -- one has an account that is not its owner's, any number of them, until its mailbox is shown to be theirs.
  unconfirmed boolean not null default false,
  check (referred_by <> id),
  check (not unconfirmed or email_verified_at is null)
);
create unique index app_user_email_owner on app_user (email) where not unconfirmed;
create index app_user_unconfirmed on app_user (email) where unconfirmed;

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
  browser_hash text
);
create index sign_in_challenge_email on sign_in_challenge (email, created_at desc);
create index sign_in_challenge_age on sign_in_challenge (created_at);

create table session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  user_id text not null references app_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_by_user on session (user_id);

-- Secrets that the servers of one database share and nobody has to set.
create table shared_secret (
  name text primary key,
  value text not null
);

-- The same requestId gives the same first answer again (docs/wire.md). The key is a hash, and the
-- answer is sealed with the requestId itself, so that the table alone opens nothing.
create table repeated_request (
  key text primary key,
  fields_hash text not null,
  http_status smallint,
  sealed_answer bytea,
  created_at timestamptz not null
);
create index repeated_request_age on repeated_request (created_at);

-- DRIVERS of an account, with what they handed in (docs/product/accounts.md#drivers).

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

-- STAFF and what they did, which stays as it was written (docs/product/staff.md#audit-log).

create table staff_member (
  user_id text primary key references app_user on delete cascade,
  added_at timestamptz not null default now()
);

create table audit_entry (
  id bigint generated always as identity primary key,
  staff_id text not null references app_user,
  at timestamptz not null,
  action text not null,
  subject text not null,
  details jsonb not null
);
create index audit_entry_subject on audit_entry (subject, id);
create index audit_entry_order on audit_entry ((details ->> 'order'), id);

create function audit_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is never changed, only added to' using errcode = '23514';
end $$;
create trigger audit_entry_immutable before update or delete on audit_entry
  for each row execute function audit_is_immutable();

-- Nobody of the staff decides about themselves, whichever way it was tried: every decision leaves its line here.
create function nobody_decides_on_own() returns trigger language plpgsql as $$
begin
  if exists (select from rental_order where id = new.details ->> 'order' and user_id = new.staff_id)
    or exists (select from driver where id = new.subject and user_id = new.staff_id)
    or exists (select from special_request where id = new.subject and user_id = new.staff_id) then
    raise exception 'nobody decides on what is their own' using errcode = '23514', constraint = 'nobody_decides_on_own';
  end if;
  return new;
end $$;
create trigger nobody_decides_on_own before insert on audit_entry
  for each row when (new.action not in ('message sent', 'file opened')) execute function nobody_decides_on_own();
