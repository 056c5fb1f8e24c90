-- Adding or removing a passkey asks again who is there (docs/product/accounts.md#passkeys): up to when
-- a session may, by a mailed code or by a passkey that the person has.
alter table session add column passkeys_open_until timestamptz;

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
