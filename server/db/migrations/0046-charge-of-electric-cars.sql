-- Electric cars have charge in percent instead of gas in eighths, and a price of their own (docs/product/inspections-and-maintenance.md#gas-and-charge).
alter table area add column kwh_price_cents integer not null default 45 check (kwh_price_cents > 0);

alter table car add column battery_kwh numeric(5, 1) check (battery_kwh > 0);
update car set battery_kwh = 60, tank_gallons = 0 where fuel = 'electric';
alter table car add constraint car_tank_or_battery check ((fuel = 'electric') = (battery_kwh is not null));

alter table rental_order
  add column start_charge smallint check (start_charge between 0 and 100),
  add column end_charge smallint check (end_charge between 0 and 100);
-- Who has an electric car told eighths when it was handed over.
update rental_order o set start_charge = round(o.start_gas * 12.5), start_gas = null
  from car c where c.id = o.car_id and c.fuel = 'electric' and o.start_gas is not null and o.state <> 'ended';
alter table rental_order add constraint rental_order_gas_or_charge check (
  num_nonnulls(start_gas, start_charge) <= 1 and num_nonnulls(end_gas, end_charge) <= 1);

alter table inspection
  add column charge smallint check (charge between 0 and 100),
  add constraint inspection_gas_or_charge check (num_nonnulls(gas, charge) <= 1);

alter table charge drop constraint charge_code_check;
alter table charge add constraint charge_code_check check (code in
  ('miles', 'lateDays', 'gas', 'charging', 'tax', 'toll', 'fine', 'appointment', 'damage',
   'engineDamage', 'cleaning', 'specialRequest'));
