-- Mail that has to go out, forms that came in, and answers kept for repeated requests.
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
  given_up_at timestamptz
);
create index outgoing_mail_waiting on outgoing_mail (next_try_at) where sent_at is null and given_up_at is null;

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
