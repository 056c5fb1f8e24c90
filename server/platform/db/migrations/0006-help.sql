-- The base, sixth of nine: who needs help, and what renter and company say to each other.

-- HELP requests (docs/wire.md).

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
-- Who may be hurt first, then the oldest; below them what is resolved, the newest first.
create index help_request_waiting on help_request (someone_hurt desc, created_at, number) where status <> 'resolved';
create index help_request_resolved on help_request (resolved_at desc, created_at, number) where status = 'resolved';

create table help_picture (
  file_id text primary key references stored_file,
  help_request_id text not null references help_request,
  role text not null check (role in ('picture', 'damage'))
);
create index help_picture_request on help_picture (help_request_id);

-- MESSAGES: the one thread that a renter has with staff about a rental, and that of a job
-- (docs/product/help-and-claims.md#messages).

-- Of later wings stand here: jobs (job_id).
create table message (
  id bigint primary key generated always as identity,
  order_id text references rental_order,
  help_request_id text references help_request,
  author text not null check (author in ('renter', 'staff', 'owner', 'assignee')),
  author_id text not null references app_user,
  body text not null default '',
  -- What was done instead of written; told in the reader's language.
  event text check (event in ('helpOpened', 'helpStatus', 'specialRequestAnswered', 'specialRequestDecided')),
  details jsonb not null default '{}',
  created_at timestamptz not null,
  -- The thread of a job is between owner and who does it, and staff who stand in for the company.
  job_id text,
  constraint message_of_one_thing check (num_nonnulls(order_id, job_id) = 1),
  constraint message_author_of_its_kind check (
    case when job_id is null then author in ('renter', 'staff') else author <> 'renter' and help_request_id is null end)
);
create index message_order on message (order_id, id);
create index message_job on message (job_id, id) where job_id is not null;
create index message_help on message (help_request_id, id) where author = 'renter' and help_request_id is not null;

create trigger message_never_emptied before truncate on message
  for each statement execute function is_never_emptied();

-- What somebody said last is the renter's, and unanswered, or it is not. A status that changed is no answer to the renter's
-- last words, unless it says that all is resolved. It writes `rental_transaction` of money.
create function thread_goes_on() returns trigger language plpgsql as $$
begin
  update rental_transaction set unanswered_message = case when new.author = 'renter' then new.id end
  where id = (select transaction_id from rental_order where id = new.order_id);
  return null;
end $$;
create trigger thread_goes_on after insert on message for each row
  when (new.event is null or (new.event = 'helpStatus' and new.details ->> 'status' = 'resolved'))
  execute function thread_goes_on();

create table message_picture (
  file_id text primary key references stored_file,
  message_id bigint not null references message
);
create index message_picture_message on message_picture (message_id);

-- ON TABLES OF money.

alter table rental_transaction
  -- A status that changed is no answer to the renter's last words, unless it says that all is resolved.
  add foreign key (unanswered_message) references message;
