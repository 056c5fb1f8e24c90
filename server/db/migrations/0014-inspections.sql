-- Pictures of a car at one moment of a rental (docs/product/inspections-and-maintenance.md#inspection).
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
  check ((kind = 'weekly') = (week is not null)),
  check ((state = 'reviewed') = (reviewed_at is not null))
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
