-- A car that was there sooner than anybody drives is looked at, too (docs/product/jobs.md#who-looks-at-it).
alter table relocation drop constraint relocation_look_because_check;
alter table relocation add constraint relocation_look_because_check
  check (look_because <@ array['noPosition', 'notNear', 'fewMiles', 'manyMiles', 'tooFast', 'alike']);
