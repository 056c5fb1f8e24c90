-- How much was stored for a person in a day. What is deleted later still counts for its day.
create table stored_bytes_of_day (
  user_id text not null references app_user on delete cascade,
  day date not null,
  bytes bigint not null check (bytes > 0),
  primary key (user_id, day)
);
create index stored_bytes_of_day_age on stored_bytes_of_day (day);
-- What lies there for a person outside of orders is summed at each upload.
create index stored_file_loose on stored_file (owner_id) include (byte_size) where order_id is null;
