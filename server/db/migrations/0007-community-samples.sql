-- Reviews and jobs as far as the demo and the car's screen need them today (docs/product/entities.md#review).
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
