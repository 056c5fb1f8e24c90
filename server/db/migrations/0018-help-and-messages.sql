-- Help requests and the one thread that a renter has with staff about a rental (docs/wire.md, docs/product/help-and-claims.md#messages).
create table help_request (
  id text primary key,
  -- What people say on the phone.
  number integer not null generated always as identity (start with 1001) unique,
  order_id text not null references rental_order,
  car_id text not null references car,
  user_id text not null references app_user,
  kind text not null check (kind in ('helpRequest', 'accidentReport', 'breakdownReport',
    'damageReport', 'towingRequest', 'ticketReport', 'lostKeys')),
  status text not null default 'open'
    check (status in ('open', 'acknowledged', 'inProgress', 'resolved')),
  title text,
  message text,
  problem text,
  symptom text,
  description text,
  insurance text check (insurance in ('mine', 'company', 'other', 'unknown')),
  license text,
  towing text check (towing in ('none', 'needed', 'arranged')),
  someone_hurt boolean not null default false,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  place text,
  -- The rental's status when it happened, and what the renter saw of it.
  rental_status smallint,
  seen_status smallint,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  resolved_at timestamptz,
  check ((latitude is null) = (longitude is null)),
  check ((status = 'resolved') = (resolved_at is not null)),
  check (kind <> 'breakdownReport' or symptom is not null)
);
create index help_request_order on help_request (order_id, created_at);
create index help_request_waiting on help_request (created_at) where status <> 'resolved';

create table help_picture (
  file_id text primary key references stored_file,
  help_request_id text not null references help_request,
  role text not null check (role in ('picture', 'damage'))
);
create index help_picture_request on help_picture (help_request_id);

create table message (
  id bigint primary key generated always as identity,
  order_id text not null references rental_order,
  help_request_id text references help_request,
  author text not null check (author in ('renter', 'staff')),
  author_id text not null references app_user,
  body text not null default '',
  -- What was done instead of written; told in the reader's language.
  event text check (event in ('helpOpened', 'helpStatus', 'wishAnswered', 'wishDecided')),
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index message_order on message (order_id, id);

create table message_picture (
  file_id text primary key references stored_file,
  message_id bigint not null references message
);
create index message_picture_message on message_picture (message_id);
