-- TEXT MESSAGES (docs/product/sms.md): to who asked for them, and confirmed the number from it.

create table sms_number (
  user_id text primary key references app_user,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  topics text[] not null check (topics <@ '{pickup,keys,late}'),
  asked_at timestamptz not null,
  -- Of the link that is sent to the number; only its hash is kept, and not even that once it was followed.
  token_hash text unique,
  token_until timestamptz,
  confirmed_at timestamptz,
  check (num_nulls(token_hash, token_until) <> 1),
  check (confirmed_at is null or token_hash is null)
);

create table sms_message (
  -- What the provider is given, too: the same for every try.
  id text primary key,
  user_id text not null references app_user,
  kind text not null check (kind in ('confirm', 'pickup', 'keys', 'late')),
  -- What it is about, once.
  key text not null unique,
  phone text not null,
  text text not null check (length(text) <= 160),
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  -- Said later it would not be true any more.
  until_at timestamptz not null,
  tries smallint not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  -- The provider's own words, or why it was not sent.
  refusal text check (length(refusal) <= 200),
  check (num_nonnulls(sent_at, given_up_at) <= 1)
);
create index sms_message_waiting on sms_message (next_try_at) where sent_at is null and given_up_at is null;
create index sms_message_user on sms_message (user_id, created_at);
