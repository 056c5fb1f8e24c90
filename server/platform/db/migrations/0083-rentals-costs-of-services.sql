-- What a service cost is a row of the car's costs (docs/product/workshop.md#costs).

alter table car_cost add foreign key (service_id) references maintenance_service;

-- WHAT A CAR COST COUNTS in its month, or when that is closed on the first day that is open (docs/product/month.md#closing).

create function car_cost_counts() returns trigger language plpgsql as $$
begin
  -- As an entry of the ledger does: whoever closes a month waits for what is being written.
  perform pg_advisory_xact_lock_shared(hashtext('closed_month'));
  new.booked_on := greatest(new.day, (select (max(month) + interval '1 month')::date from closed_month));
  return new;
end $$;
create trigger car_cost_counts before insert on car_cost for each row execute function car_cost_counts();
