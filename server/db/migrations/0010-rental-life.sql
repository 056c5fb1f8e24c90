-- A rental from its keys to its settlement (docs/product/money.md#settlement).
alter table rental_order
  add column arrived_for text check (arrived_for in ('pickup', 'return')),
  -- The order that an extension or a swap follows, or that a balance is owed for.
  add column previous_order_id text references rental_order,
  add column swap_reason text check (swap_reason in ('maintenance', 'breakdown', 'wish')),
  add column start_odometer integer check (start_odometer >= 0),
  add column start_gas smallint check (start_gas between 0 and 8),
  add column end_odometer integer check (end_odometer >= start_odometer),
  add column end_gas smallint check (end_gas between 0 and 8),
  add column picked_up_at timestamptz,
  add column ended_at timestamptz,
  -- When the renter said that the car comes back; early returns count 24 hours from it.
  add column return_noticed_at timestamptz,
  add column changes_asked text,
  add column key_box_code text;
alter table rental_order add check ((kind in ('extension', 'swap', 'balance')) = (previous_order_id is not null));
-- What was taken out of a rental again, because another swap or extension came first, has ended.
create unique index rental_order_one_open_swap on rental_order (transaction_id)
  where kind = 'swap' and rental_status = 85;
create index rental_order_transaction on rental_order (transaction_id);
create index rental_order_balance on rental_order (user_id) where kind = 'balance' and state = 'held';

alter table rental_transaction
  add column returned_at timestamptz,
  add column deposit_released_at timestamptz;
create index rental_transaction_deposit on rental_transaction (returned_at)
  where returned_at is not null and deposit_released_at is null;

alter table order_event
  add column odometer integer,
  add column latitude double precision,
  add column longitude double precision;

alter table stored_file add column order_id text references rental_order;
alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check check (purpose in
  ('license', 'insurance', 'avatar', 'keys', 'inspection', 'maintenance', 'claim', 'help'));

-- The evidence of an order, hash-linked (domain/rentals/evidence.ts). `sealed` is the text that was hashed.
create table evidence_entry (
  order_id text not null references rental_order,
  number integer not null check (number >= 1),
  at timestamptz not null,
  kind text not null,
  data jsonb not null,
  previous_hash text not null,
  hash text not null unique,
  primary key (order_id, number)
);
create function evidence_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'evidence is never changed, only added to' using errcode = '23514';
end $$;
create trigger evidence_immutable before update or delete on evidence_entry
  for each row execute function evidence_is_immutable();

-- What a person is told inside the app; one per thread while it is unread (docs/product/help-and-claims.md#messages).
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

-- A balance is money only: it never has a code.
alter table rental_order drop constraint rental_order_check1;
alter table rental_order add constraint rental_order_has_status check (
  case when kind = 'balance' then rental_status is null
    else (state in ('held', 'lapsed')) = (rental_status is null) end);

-- What a picture was when it came; evidence names it by this.
alter table stored_file add column sha256 text;
