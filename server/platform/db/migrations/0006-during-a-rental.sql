-- The base, sixth of six: what happens during a rental, and what people are told of it.

-- OFFERS of the company: an extension credit, money for an early return, a swap, a discount (docs/product/rental.md#offers).

create table rental_offer (
  id text primary key,
  transaction_id text not null references rental_transaction,
  order_id text not null references rental_order,
  kind text not null check (kind in ('extend', 'earlyReturn', 'swap', 'discount')),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  title_en text not null,
  title_es text not null,
  description_en text not null,
  description_es text not null,
  amount_cents integer not null check (amount_cents >= 0),
  -- Why it is made, when it is more than a kindness: the car of the next renter did not come back.
  because text check (because in ('overdue')),
  valid_until timestamptz not null,
  made_by text not null check (made_by in ('staff', 'system')),
  created_at timestamptz not null,
  answered_at timestamptz,
  -- The extension or swap that it was taken off of, or the settlement, and what it came to there.
  used_order_id text references rental_order,
  used_at timestamptz,
  used_cents integer check (used_cents between 0 and amount_cents),
  check (created_at < valid_until),
  check (amount_cents > 0 or kind = 'swap'),
  check (status not in ('accepted', 'declined') or answered_at is not null),
  check (used_at is null or status = 'accepted'),
  check (num_nonnulls(used_order_id, used_at, used_cents) in (0, 3)),
  constraint rental_offer_of_its_rental
    foreign key (order_id, transaction_id) references rental_order (id, transaction_id)
);
-- Nobody has two of a kind at once, open or accepted and not used: no discount is given twice.
create unique index rental_offer_one_live on rental_offer (transaction_id, kind)
  where status = 'open' or (status = 'accepted' and used_at is null);
create index rental_offer_transaction on rental_offer (transaction_id, created_at);
create index rental_offer_due on rental_offer (valid_until) where status = 'open';

-- SPECIAL REQUESTS that staff answer with a price.

create table special_request (
  id text primary key,
  user_id text not null references app_user,
  order_id text references rental_order,
  car_id text references car,
  kind text not null,
  request_text text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'accepted', 'refused', 'declined')),
  created_at timestamptz not null,
  answer text,
  price_cents integer not null default 0 check (price_cents >= 0),
  charge_id text unique references charge,
  answered_at timestamptz,
  decided_at timestamptz,
  constraint special_request_answered check ((status = 'open') = (answered_at is null)),
  constraint special_request_charged check (charge_id is null or (status = 'accepted' and price_cents > 0))
);
create index special_request_user on special_request (user_id, created_at desc);
create index special_request_open on special_request (created_at) where status = 'open';

-- HELP requests and the one thread that a renter has with staff about a rental
-- (docs/wire.md, docs/product/help-and-claims.md#messages).

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

-- A status that changed is no answer to the renter's last words, unless it says that all is resolved.
alter table rental_transaction add foreign key (unanswered_message) references message;
create function thread_goes_on() returns trigger language plpgsql as $$
begin
  update rental_transaction set unanswered_message = case when new.author = 'renter' then new.id end
  where id = (select transaction_id from rental_order where id = new.order_id);
  return null;
end $$;
create trigger thread_goes_on after insert on message for each row
  when (new.event is null or (new.event = 'helpStatus' and new.details ->> 'status' = 'resolved'))
  execute function thread_goes_on();

-- INSPECTIONS: the pictures of a car at one moment of a rental (docs/product/inspections-and-maintenance.md#inspection).

create table inspection (
  id text primary key,
  transaction_id text not null references rental_transaction,
  order_id text not null references rental_order,
  car_id text not null references car,
  kind text not null check (kind in ('pickup', 'weekly', 'return', 'swap')),
  -- The order with which the car was handed over; weeks count from there, through extensions.
  handover_order_id text not null references rental_order,
  week smallint check (week >= 1),
  odometer integer check (odometer >= 0),
  gas smallint check (gas between 0 and 8),
  comments text,
  submitted_at timestamptz not null,
  -- Pictures that were too old when the keys changed hands, and were taken again.
  replaced_at timestamptz,
  state text not null default 'submitted' check (state in ('submitted', 'reviewed')),
  reviewed_at timestamptz,
  reviewed_by text references app_user,
  review_note text,
  charge smallint check (charge between 0 and 100),
  check ((kind = 'weekly') = (week is not null)),
  check ((state = 'reviewed') = (reviewed_at is not null)),
  constraint inspection_gas_or_charge check (num_nonnulls(gas, charge) <= 1),
  constraint inspection_of_its_rental
    foreign key (order_id, transaction_id) references rental_order (id, transaction_id)
);
create unique index inspection_one_of_a_kind on inspection (order_id, kind)
  where kind <> 'weekly' and replaced_at is null;
create unique index inspection_one_a_week on inspection (handover_order_id, week) where kind = 'weekly';
create index inspection_transaction on inspection (transaction_id, submitted_at);
create index inspection_to_review on inspection (submitted_at) where state = 'submitted';

-- One picture; a stored file is taken up once.
create table inspection_item (
  inspection_id text not null references inspection,
  position smallint not null,
  checkpoint text not null,
  file_id text not null unique references stored_file,
  note text,
  marks jsonb not null default '[]',
  taken_at timestamptz,
  latitude double precision,
  longitude double precision,
  primary key (inspection_id, position)
);

-- What time does about a weekly inspection that is overdue: two warnings, each once, then the fee is
-- proposed to staff (docs/product/inspections-and-maintenance.md#engine-damage-fee).
create table inspection_warning (
  handover_order_id text not null references rental_order,
  week smallint not null,
  number smallint not null check (number in (1, 2)),
  sent_at timestamptz not null,
  primary key (handover_order_id, week, number)
);

-- When there will be something to do about a rental's inspections.
create table inspection_check (
  order_id text primary key references rental_order,
  next_at timestamptz not null
);
create index inspection_check_next on inspection_check (next_at);

-- CLAIMS: damage and fees that staff decide; while one is open the deposit stays
-- (docs/product/money.md#deposit-release, docs/product/help-and-claims.md#claims).

create table claim (
  id text primary key,
  transaction_id text not null references rental_transaction,
  order_id text not null references rental_order,
  code text not null check (code in ('damage', 'engineDamage', 'cleaning', 'toll', 'fine')),
  description text not null,
  estimate_cents integer not null check (estimate_cents > 0),
  state text not null default 'open' check (state in ('open', 'agreed', 'appealed', 'charged', 'dropped')),
  answer text,
  decision text,
  charge_id text references charge,
  created_at timestamptz not null,
  answered_at timestamptz,
  decided_at timestamptz,
  -- A fee that was proposed by itself; what speaks for it stands with it. The key names the week or the
  -- maintenance, so that no fee is proposed twice.
  fee_for text check (fee_for in ('inspection', 'maintenance')),
  fee_key text unique,
  fee_facts jsonb,
  appealed_at timestamptz,
  constraint claim_fee_is_whole check (
    (fee_for is null) = (fee_key is null) and (fee_for is null) = (fee_facts is null)),
  -- What was charged for a claim is a charge.
  constraint claim_charged check (state <> 'charged' or charge_id is not null),
  constraint claim_of_its_rental
    foreign key (order_id, transaction_id) references rental_order (id, transaction_id)
);
create index claim_transaction on claim (transaction_id);
create index claim_waiting on claim (created_at) where state in ('open', 'agreed', 'appealed');
create index claim_charge on claim (charge_id) where charge_id is not null;
create index claim_fee on claim (created_at) where fee_for is not null;

create table claim_picture (
  claim_id text not null references claim,
  file_id text not null references stored_file,
  side text not null check (side in ('before', 'after')),
  position smallint not null,
  primary key (claim_id, file_id)
);

-- MAINTENANCE: what each car needs again and again, and what was done, in miles and days of the area
-- (docs/product/inspections-and-maintenance.md#maintenance-items).

create table maintenance_item (
  id text primary key,
  car_id text not null references car on delete cascade,
  kind text not null check (kind in ('oil', 'tyres', 'brakes', 'check')),
  interval_miles integer check (interval_miles > 0),
  interval_days integer check (interval_days > 0),
  last_done_on date not null,
  last_done_odometer integer not null check (last_done_odometer >= 0),
  due_on date generated always as (last_done_on + interval_days) stored,
  due_odometer integer generated always as (last_done_odometer + interval_miles) stored,
  -- The day on which a reading first reached the due one.
  miles_due_on date,
  -- Counts services; what was told of one round is not told of the next.
  round integer not null default 1,
  unique (car_id, kind),
  check (interval_miles is not null or interval_days is not null)
);
create index maintenance_item_due on maintenance_item (due_on);

create table maintenance_service (
  id text primary key,
  item_id text not null references maintenance_item on delete cascade,
  order_id text references rental_order,
  outcome text not null check (outcome in ('done', 'skipped')),
  done_on date not null,
  odometer integer not null check (odometer >= 0),
  shop text,
  comment text,
  -- Files of `stored_file`; one visit and its receipt may close several items.
  receipts text[] not null default '{}',
  actor text not null check (actor in ('renter', 'staff')),
  -- What was done before the car came into this system was done by nobody with a name here.
  actor_id text references app_user,
  created_at timestamptz not null,
  -- The same service is not written down twice.
  constraint maintenance_service_once unique (item_id, done_on, odometer)
);
create index maintenance_service_item on maintenance_service (item_id, created_at desc);

-- Each thing is told once to a rental in a round; two warnings before any fee.
create table maintenance_reminder (
  item_id text not null references maintenance_item on delete cascade,
  round integer not null,
  transaction_id text not null references rental_transaction,
  stage text not null check (stage in ('soon', 'due', 'firstWarning', 'secondWarning')),
  -- The day in the car's area.
  told_on date not null,
  at timestamptz not null,
  primary key (item_id, round, transaction_id, stage)
);

-- NEWS: what a person is told inside the app, one notice a thread while it is unread, and by mail
-- (docs/product/help-and-claims.md#notifications).

create table notification (
  id text primary key,
  user_id text not null references app_user on delete cascade,
  order_id text references rental_order,
  topic text not null,
  thread text not null,
  severity text not null default 'info' check (severity in ('info', 'success', 'warning', 'danger')),
  title_en text not null,
  title_es text not null,
  text_en text not null,
  text_es text not null,
  route text,
  query jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index notification_open_thread on notification (user_id, thread) where read_at is null;
create index notification_user on notification (user_id, created_at desc);

create table notification_preference (
  user_id text not null references app_user on delete cascade,
  topic text not null,
  in_app boolean not null,
  mail boolean not null,
  primary key (user_id, topic)
);

-- Notices that also go by mail: urgent ones at once, the others gathered into one (docs/product/rental.md#reminders).
create table notice_mail (
  id text primary key,
  user_id text not null references app_user on delete cascade,
  -- The same in the app: once it is read there, gathered news of it is not mailed.
  notification_id text references notification on delete set null,
  thread text not null,
  title_en text not null,
  title_es text not null,
  text_en text not null,
  text_es text not null,
  route text,
  query jsonb not null default '{}',
  urgent boolean not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- Decided once: put into the mail `mail_id`, or dropped when there is none.
  done_at timestamptz,
  mail_id text
);
-- Newer news of a thread takes the place of what was gathered of it.
create unique index notice_mail_gathered on notice_mail (user_id, thread) where done_at is null and not urgent;
create index notice_mail_due on notice_mail (due_at) where done_at is null;
create index notice_mail_last on notice_mail (user_id, done_at) where mail_id is not null and not urgent;

-- What somebody was reminded of, once each, whatever process or crash comes (docs/product/rental.md#reminders).
create table reminder (
  key text primary key,
  at timestamptz not null
);

-- Mail that has to go out (docs/decisions/0002-outbox-tables-instead-of-a-job-queue.md).
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

-- REVIEWS and jobs as far as the demo and the car's screen need them today (docs/product/entities.md#review).

create table rating_criterion (
  id text primary key,
  name_en text not null,
  name_es text not null
);

create table review (
  id text primary key,
  reviewer_id text not null references app_user on delete cascade,
  subject_id text references app_user on delete cascade,
  car_id text references car on delete cascade,
  period_start date,
  period_end date,
  status text not null check (status in ('completed', 'in-progress', 'canceled')),
  score numeric(3, 1),
  ratings jsonb not null default '{}',
  language text not null,
  comment text not null,
  created_at timestamptz not null,
  check (subject_id is null or subject_id <> reviewer_id)
);
create index review_car on review (car_id, created_at desc);
create index review_subject on review (subject_id, created_at desc);

create table job (
  id text primary key,
  type text not null,
  status text not null check (status in ('open', 'assigned', 'done', 'completed', 'cancelled', 'expired')),
  owner_id text references app_user,
  assignee_id text references app_user,
  area_id text references area,
  from_place_id text references place,
  to_place_id text references place,
  window_start date not null,
  window_end date not null,
  offer_cents integer not null,
  seats smallint,
  language text not null,
  title text not null,
  description text not null,
  completion_rating smallint check (completion_rating between 1 and 10),
  created_at timestamptz not null
);

create table job_application (
  id text primary key,
  job_id text not null references job on delete cascade,
  applicant_id text not null references app_user,
  offer_cents integer not null,
  comment text not null,
  language text not null,
  status text not null check (status in ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
  created_at timestamptz not null
);

-- NEVER EMPTIED: what is only added to is not emptied either (docs/product/rental.md#evidence).

create function is_never_emptied() returns trigger language plpgsql as $$
begin
  raise exception '% is never emptied', tg_table_name using errcode = '23514', constraint = 'is_never_emptied';
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['evidence_entry', 'evidence_seal', 'signing_key', 'ledger_entry', 'ledger_line',
    'order_event', 'audit_entry', 'charge', 'refund', 'payment', 'contract', 'claim', 'inspection', 'inspection_item',
    'maintenance_service', 'message'] loop
    execute format('create trigger %I before truncate on %I for each statement execute function is_never_emptied()',
      name || '_never_emptied', name);
  end loop;
end $$;
