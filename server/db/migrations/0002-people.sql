-- People, how they sign in, and the drivers of an account (docs/product/accounts.md#drivers). Tokens and codes are kept as hashes only.
create table app_user (
  id text primary key,
  email text not null unique check (email = lower(email)),
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
  check (referred_by <> id)
);

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
  used_at timestamptz
);
create index sign_in_challenge_email on sign_in_challenge (email, created_at desc);

create table session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  user_id text not null references app_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_by_user on session (user_id);

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
  created_at timestamptz not null default now()
);
create unique index driver_primary on driver (user_id) where is_primary;
create index driver_user on driver (user_id);

create table stored_file (
  id text primary key,
  owner_id text not null references app_user on delete cascade,
  driver_id text references driver on delete cascade,
  purpose text not null check (purpose in ('license', 'insurance', 'avatar')),
  content_type text not null,
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now()
);
create index stored_file_driver on stored_file (driver_id, purpose);

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
